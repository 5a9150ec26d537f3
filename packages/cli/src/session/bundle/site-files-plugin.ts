import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Location, Plugin } from 'esbuild'
import { hashBytes } from '../../cache/hash.js'
import { NO_MEMO } from '../../cache/memo.js'
import type { CodeSettings } from '../../config/module/alias-plugin.js'
import { type ReadBytes, textOf } from '../../config/module/read-once.js'
import { MAX_LEVELS, TOO_DEEP } from '../../config/module/syntax/find-deep-code.js'
import { isFile, readRegularFile } from '../../config/read-regular-file.js'
import { toSitePath } from '../../config/site-path.js'
import { positionAt } from '../../config/source/position-at.js'
import { parseYaml } from '../../config/yaml/parse-yaml.js'
import { encodePath } from '../../graph/routes/create-url.js'
import { nameAsset } from '../../graph/routes/name-assets.js'
import { readAsset } from '../../read/read-asset.js'
import type { StaticFile } from '../../read/site-files.js'
import { bundleStyle, type OpenStyle } from '../styles/bundle-style.js'
import { createImportResolver } from '../styles/create-import-resolver.js'
import { describeStyleError, hintForStyles, isStyleModule, positionOfStyleError } from '../styles/read-styles.js'
import { fileUrlsPlugin } from './file-urls-plugin.js'
import { MODULE_ENDINGS } from './server-bundle.js'

/** Settings of the site on which imported files depend. */
export interface SiteSources extends CodeSettings {
  readonly baseUrl: string
  readonly staticDirectories: readonly string[]
}

/** Collects files that modules import. */
export interface ImportedFiles {
  /** Path of a file outside static folders, relative to the site's folder → its output path. */
  readonly files: Map<string, string>
  readonly styles: Map<string, OpenStyle>
}

const SERVED_FILE =
  /\.(?:avif|gif|ico|jpe?g|png|svg|webp|eot|otf|ttf|woff2?|docx?|pdf|rar|xlsx?|zip|aac|avi|flac|m4[av]|mkv|mov|mp[34]|mpe?g|og[av]|wav|webm|wmv)$/i

/** Any file: Docusaurus sites import files without a specific loader as text, with a rule of webpack. */
const OTHER = /\.[^./\\]+$/
const HAS_LOADER = /\.(?:[cm]?[jt]sx?|json[5c]?|toml|ya?ml|css|s[ac]ss|less|mdx?|wasm|node|txt)$/i

/** Context for loading a file. */
interface LoadRequest {
  readonly site: SiteSources
  readonly imported: ImportedFiles
  readonly read: ReadBytes
}

/** Loads imports other than code: `@site/…`, YAML, style sheets and their classes, images by URL. */
export function siteFilesPlugin(site: SiteSources, imported: ImportedFiles, read: ReadBytes): Plugin {
  const resolveStyle = createImportResolver(site.siteDir, site.alias)
  const request = { site, imported, read }
  return {
    name: 'site-files',
    async setup(build) {
      await fileUrlsPlugin((path) => serveFile(path, request)).setup(build)
      const isPlain = !/"(?:browser|sideEffects)"/.test(readManifest(site.siteDir))
      build.onResolve({ filter: /^(?:@site)?\// }, async ({ path, kind, importer, pluginData }) => {
        if (path.startsWith('/') && existsSync(path)) return undefined
        const relativePath = `.${path.slice(path.indexOf('/'))}`
        // As in Docusaurus, a path of the site may also be a path in a static folder.
        const folders = path.startsWith('/') ? ['', ...site.staticDirectories] : ['']
        for (const folder of folders) {
          // If other plugins have set data, let them resolve the module.
          const file = isPlain && !pluginData ? findModule(join(site.siteDir, folder, relativePath)) : undefined
          if (file !== undefined) return { path: file }
          const resolveDir = join(site.siteDir, folder)
          const resolved = await build.resolve(relativePath, { kind, importer, resolveDir, pluginData })
          if (resolved.errors.length === 0) return resolved
        }
        // esbuild reports the same error, but not inside `try`, where code has a fallback.
        if (kind === 'require-call') return undefined
        return { errors: [{ text: `Could not resolve "${path}"` }] }
      })
      // The style sheets of external packages still have to be bundled.
      build.onResolve({ filter: /^[^./].*\.(?:css|s[ac]ss|less)$/i }, async ({ path, resolveDir }) => {
        const stylePath = await resolveStyle(`~${path}`, join(resolveDir, 'x'))
        return stylePath === undefined ? undefined : { path: stylePath }
      })
      build.onLoad({ filter: /\.json[5c]?$/i, namespace: 'file' }, ({ path }) =>
        loadJson(path, textOf(read(path)), site),
      )
      build.onLoad({ filter: /\.toml$/i }, ({ path }) => loadToml(textOf(read(path)), site))
      build.onLoad({ filter: /\.ya?ml$/i }, ({ path }) => loadYaml(path, textOf(read(path)), site))
      build.onLoad({ filter: /\.(?:css|s[ac]ss|less)$/i, namespace: 'file' }, ({ path }) => loadStyles(path, request))
      build.onLoad({ filter: SERVED_FILE, namespace: 'file' }, ({ path }) => loadFile(path, request))
      build.onLoad({ filter: OTHER, namespace: 'file' }, ({ path }) => {
        // esbuild omits the ending of a file that the field `browser` of a package disables.
        if (HAS_LOADER.test(path) || !isFile(path)) return undefined
        const bytes = read(path)
        return bytes.includes(0) ? loadFile(path, request) : { contents: textOf(bytes), loader: 'text' }
      })
    },
  }
}

/**
 * Finds the file that esbuild would find for a path, except for the index file of a folder. This is faster, because
 * esbuild reads folders again whenever a plugin resolves a path.
 */
function findModule(path: string): string | undefined {
  const file = ['', ...MODULE_ENDINGS].map((ending) => path + ending).find(isFile)
  return file === undefined ? undefined : realpathSync(file)
}

/** Reads the site's package.json, because its fields can change how imports resolve; empty if there is none. */
function readManifest(siteDir: string): string {
  const path = join(siteDir, 'package.json')
  return isFile(path) ? textOf(readRegularFile(path)) : ''
}

/** Lists the imported files, sorted by path. */
export function listImportedFiles(
  { files, styles }: ImportedFiles,
  siteDir: string,
): { readonly statics: readonly StaticFile[]; readonly styles: readonly OpenStyle[] } {
  const inOrder = <Value>(values: ReadonlyMap<string, Value>): (readonly [string, Value])[] =>
    [...values].sort(([a], [b]) => (a < b ? -1 : 1))
  const statics = inOrder(files).flatMap(([path, output]) => {
    const { value } = readAsset(siteDir, path, NO_MEMO)
    return value ? [{ ...value, output }] : []
  })
  return { statics, styles: inOrder(styles).map(([, style]) => style) }
}

function loadJson(path: string, text: string, { siteDir }: SiteSources) {
  const offset = findDeepValue(text)
  if (offset !== undefined) {
    const position = positionAt(text, offset, offset)
    return { errors: [{ text: TOO_DEEP, ...locate({ file: toSitePath(siteDir, path), text, ...position }) }] }
  }
  // JSON5 is an expression of JavaScript.
  if (!/\.json$/i.test(path)) return { contents: `export default (\n${text}\n)`, loader: 'js' as const }
  return { contents: text, loader: 'json' as const }
}

const TOKEN = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\/\/[^\n]*|\/\*.*?(?:\*\/|$)|[[\]{}]/gs

/** Finds the offset of the first list or object that is nested too deeply. */
function findDeepValue(text: string): number | undefined {
  let levels = 0
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '[' || token === '{') levels += 1
    else if (token === ']' || token === '}') levels -= 1
    if (levels > MAX_LEVELS) return index
  }
  return undefined
}

function loadYaml(path: string, text: string, { siteDir }: SiteSources) {
  const file = toSitePath(siteDir, path)
  const result = parseYaml(text)
  if (result.ok) return { contents: JSON.stringify(result.value), loader: 'json' as const }
  const { line, column } = positionAt(text, result.offset, result.offset)
  return { errors: [{ text: `the file is not valid YAML: ${result.reason}`, ...locate({ file, text, line, column }) }] }
}

/** Returns code that parses the file with an installed package of the site, as webpack's loader does. */
function loadToml(text: string, { siteDir }: SiteSources) {
  const installed = ['toml', '@iarna/toml', 'smol-toml'].find((name) => canResolve(siteDir, name))
  if (installed === undefined) return { errors: [{ text: 'docgen needs a package to read TOML: install smol-toml' }] }
  const contents = `import { parse } from ${JSON.stringify(installed)}\nexport default parse(${JSON.stringify(text)})`
  return { contents, loader: 'js' as const, resolveDir: siteDir }
}

function canResolve(siteDir: string, name: string): boolean {
  return existsSync(join(siteDir, 'node_modules', name, 'package.json'))
}

async function loadStyles(path: string, { site, imported: { styles }, read }: LoadRequest) {
  const { siteDir, alias } = site
  const isModule = isStyleModule(path)
  try {
    const style = await bundleStyle({ siteDir, path, isModule, alias, read, usesPostCss: true })
    styles.set(style.file, style)
    const [missing] = style.missing
    if (missing) {
      const { specifier, ...position } = missing
      return {
        errors: [
          {
            text: `@import: "${specifier}" not found`,
            ...locate({ text: textOf(read(join(siteDir, position.file))), ...position }),
          },
        ],
      }
    }
    const watchFiles = style.imports.map((file) => join(siteDir, file))
    return isModule
      ? { contents: JSON.stringify(style.names), loader: 'json' as const, watchFiles }
      : { contents: '', loader: 'js' as const, watchFiles }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const named = 'fileName' in error && typeof error.fileName === 'string' ? resolve(siteDir, error.fileName) : path
    return {
      errors: [
        {
          text: describeStyleError(error),
          detail: hintForStyles(path, error, () => textOf(read(named))),
          ...locate({ file: toSitePath(siteDir, named), text: textOf(read(named)), ...positionOfStyleError(error) }),
        },
      ],
    }
  }
}

interface ErrorPosition {
  readonly file: string
  readonly text: string
  /** 1-based; absent if only the file is known. */
  readonly line?: number
  readonly column?: number
}

/** Converts a position to esbuild's format, so that an error is reported in its file and not at the importer. */
function locate({ file, text, line = 1, column = 1 }: ErrorPosition): { readonly location: Partial<Location> } {
  const lineText = text.split(/\r\n|\n|\r/)[line - 1] ?? ''
  return { location: { file, line, column: column - 1, length: 0, lineText } }
}

/** Adds a file to the output, unless it is in a static folder; returns the path of its URL. */
function serveFile(path: string, { site, imported: { files }, read }: LoadRequest): string {
  const { siteDir, baseUrl, staticDirectories } = site
  const bytes = read(path)
  const file = toSitePath(siteDir, path)
  const root = staticDirectories.find((folder) => file.startsWith(`${folder}/`))
  const name = nameAsset(file, hashBytes(bytes), '-')
  const output = root === undefined ? name : file.slice(root.length + 1)
  if (root === undefined) files.set(file, name)
  return baseUrl + encodePath(output)
}

async function loadFile(path: string, request: LoadRequest) {
  const url = JSON.stringify(serveFile(path, request))
  if (!/\.svg$/i.test(path)) return { contents: `export default ${url}`, loader: 'js' as const }
  const { svgModule } = await import('./svg-module.js')
  return { contents: svgModule(textOf(request.read(path)), url), loader: 'jsx' as const, resolveDir: dirname(path) }
}
