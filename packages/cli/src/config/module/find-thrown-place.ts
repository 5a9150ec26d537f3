import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Diagnostic } from '@docgen/renderer/contract'

/** A character of one of the site's files. */
export type ThrownPlace = Required<Pick<Diagnostic, 'file' | 'line' | 'column'>>

/**
 * Sources that are no code of the site's: esbuild names modules that no file stands behind with a namespace, those of
 * documents are written by docgen, and in a package nobody is to mend anything.
 */
const FOREIGN = /^(?:[a-z-]+:|\.\.|<stdin>$)|(?:^|\/)node_modules\/|\.mdx?$/i

/**
 * Where the code of a bundle threw: the first frame of the error's stack that stands in one of its files, by the map beside
 * it, which names the file. `undefined` where no file of the bundle had a part in it, or the map is gone.
 */
export function findThrownPlace(error: unknown, bundle: string): ThrownPlace | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  // Node names frames by URL, of which a query may be part; under a test runner they may be paths.
  const [, ...frames] = stack.replaceAll(pathToFileURL(bundle).href, bundle).split(bundle)
  const map = frames.length > 0 ? readMap(`${bundle}.map`) : undefined
  if (!map) return undefined
  for (const frame of frames) {
    const [, line, column = '1'] = /^(?:\?[^\s:]*)?:(\d+)(?::(\d+))?/.exec(frame) ?? []
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
    if ('originalSource' in entry && !FOREIGN.test(entry.originalSource)) {
      return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
    }
  }
  return undefined
}

/** Another process may have swept the bundle while this one ran it. */
function readMap(path: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return undefined
  }
}
