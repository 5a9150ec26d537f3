import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Diagnostic } from '@docgen/renderer/contract'

/** A position in one of the site's files. */
export type ThrowPosition = Required<Pick<Diagnostic, 'file' | 'line' | 'column'>>

/**
 * Matches sources that are not code of the site: virtual modules, whose names esbuild prefixes with a namespace; the
 * code that docgen generates from pages; and packages, which users cannot fix.
 */
const NOT_SITE_CODE = /^(?:[a-z-]+:|\.\.|<stdin>$)|(?:^|\/)node_modules\/|\.mdx?$/i

/**
 * The position where the code of a bundle threw: the first frame of the error's stack that is in one of its files,
 * resolved by the source map next to it. `undefined` if no file of the bundle was involved, or the map no longer exists.
 */
export function locateThrownError(error: unknown, bundle: string): ThrowPosition | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  // Node.js names frames by URL, possibly with a query; under a test runner they may be paths.
  const [, ...frames] = stack.replaceAll(pathToFileURL(bundle).href, bundle).split(bundle)
  const map = frames.length > 0 ? readMap(`${bundle}.map`) : undefined
  if (!map) return undefined
  for (const frame of frames) {
    const [, line, column = '1'] = /^(?:\?[^\s:]*)?:(\d+)(?::(\d+))?/.exec(frame) ?? []
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
    if ('originalSource' in entry && !NOT_SITE_CODE.test(entry.originalSource)) {
      return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
    }
  }
  return undefined
}

/** Reads a source map; `undefined` if another process has removed the bundle while this one ran it. */
function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}

const PACKAGES = 'node_modules'
/** Matches packages that call plugins and components: their positions do not show where the error is. */
const RUNNER = /^(?:bail|trough|unified|vfile|react|react-dom|@docgen[\\/](?:cli|renderer|theme))[\\/]/
/** Maximum number of positions to list. */
const MAX_FRAMES = 4

/**
 * Returns the positions in packages from the stack of an error, the innermost first, as `package/file.js:line:column`.
 * To include a linked package, which is outside of `node_modules`, pass the URL of one of its modules as `entry`.
 */
export function listPackageFrames(error: unknown, entry?: string): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return (entry === undefined || entry.includes(PACKAGES) ? stack : asInstalled(stack, new URL('.', entry).href))
    .split('\n')
    .map((line) => line.slice(Math.max(line.lastIndexOf(PACKAGES), 0)))
    .flatMap(
      (line) => /^node_modules[\\/]([^\s()?]+)(?:\?[^\s():]*)?(:\d+:\d+)\)?$/.exec(line)?.slice(1).join('') ?? [],
    )
    .filter((position) => !RUNNER.test(position))
    .slice(0, MAX_FRAMES)
}

/** The stack with the path of a linked package replaced as if it were in `node_modules`. */
function asInstalled(stack: string, folder: string): string {
  const [name = ''] = folder.split('/').slice(-2)
  return stack.replaceAll(folder, `${PACKAGES}/${name}/`)
}
