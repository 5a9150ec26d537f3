import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type CompiledStyle, StyleCompileError } from './compiled-style.js'
import { listLoadPaths, loadCompiler } from './load-compiler.js'

/**
 * Compiles a file with the site's installed `sass` or `sass-embedded`. Throws a `StyleCompileError` if neither is
 * installed, or if the file is invalid.
 */
export function compileSass(path: string, siteDir: string): CompiledStyle {
  const sass = loadCompiler({ path, siteDir, names: ['sass', 'sass-embedded'], isCompiler })
  try {
    const { css, loadedUrls } = sass.compile(path, {
      loadPaths: listLoadPaths(path, siteDir),
      importers: [{ findFileUrl: (url: string) => resolveAlias(url, siteDir) }],
      logger: { warn() {}, debug() {} },
    })
    const files = (loadedUrls ?? []).filter(({ protocol }) => protocol === 'file:').map((url) => fileURLToPath(url))
    return { css, files }
  } catch (error) {
    throw describeSassError(error, path)
  }
}

/** Resolves `~package/file` and `@site/file` like webpack in Docusaurus sites; `null` for other URLs. */
function resolveAlias(url: string, siteDir: string): URL | null {
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
