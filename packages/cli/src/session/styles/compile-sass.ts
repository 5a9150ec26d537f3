import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { packageFolders } from '../../config/module/package-folders.js'
import { describeMissingPackage } from '../../config/package-loader.js'
import { type CompiledStyle, StyleCompileError } from './compiled-style.js'

/** Compiles a file with the site's installed `sass`. Throws a `StyleCompileError`. */
export function compileSass(path: string, siteDir: string): CompiledStyle {
  const sass = loadSass(siteDir)
  if (!sass) {
    const { message, hint } = describeMissingPackage('sass')
    throw new StyleCompileError(message, path, { hint })
  }
  const folders = [dirname(path), ...packageFolders(siteDir), ...packageFolders(dirname(path))]
  try {
    const { css, loadedUrls } = sass.compile(path, {
      loadPaths: folders,
      importers: [{ findFileUrl: (url: string) => findAliased(url, siteDir) }],
      logger: { warn() {}, debug() {} },
    })
    const files = (loadedUrls ?? []).filter(({ protocol }) => protocol === 'file:').map((url) => fileURLToPath(url))
    return { css, files }
  } catch (error) {
    throw describeSassError(error, path)
  }
}

/** `~package/file` and `@site/file`, as webpack resolves them in Docusaurus sites. */
function findAliased(url: string, siteDir: string): URL | null {
  const [, alias, rest = ''] = /^(~|@site\/)(.+)$/.exec(url) ?? []
  if (alias === undefined) return null
  const isSite = alias === '@site/' || rest.startsWith('@site/')
  return pathToFileURL(
    isSite ? join(siteDir, rest.replace(/^@site\//, '')) : join(siteDir, 'node_modules', rest),
  ) as URL
}

interface SassCompiler {
  readonly compile: (file: string, options: object) => { readonly css: string; readonly loadedUrls?: readonly URL[] }
}

function loadSass(siteDir: string): SassCompiler | undefined {
  const load = createRequire(join(siteDir, 'package.json'))
  for (const name of ['sass', 'sass-embedded']) {
    try {
      const found: unknown = load(name)
      if (isCompiler(found)) return found
    } catch {
      // Not installed; try the next one.
    }
  }
  return undefined
}

function isCompiler(value: unknown): value is SassCompiler {
  return typeof value === 'object' && value !== null && 'compile' in value && typeof value.compile === 'function'
}

interface SassFailure {
  readonly sassMessage?: string
  readonly span?: {
    readonly url?: URL
    readonly start: { readonly line: number; readonly column: number }
  }
}

function describeSassError(error: unknown, path: string): StyleCompileError {
  const message = error instanceof Error ? error.message : String(error)
  const { sassMessage, span } = error as SassFailure
  const file = span?.url?.protocol === 'file:' ? fileURLToPath(span.url) : path
  return new StyleCompileError(
    sassMessage ?? message.split('\n', 1)[0] ?? '',
    file,
    span && { line: span.start.line + 1, column: span.start.column + 1 },
  )
}
