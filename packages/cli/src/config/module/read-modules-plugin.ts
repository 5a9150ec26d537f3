import { posix } from 'node:path'
import type { Plugin } from 'esbuild'
import { describeUnreadableFile, readRegularFile } from '../read-regular-file.js'
import { toSitePath } from '../site-path.js'
import { toCommonJs, usesBothKinds } from './syntax/mixed-module.js'

/** Expressions by which a module finds its location → the variables with which esbuild replaces them in a bundle. */
export const NAMES_OF_MODULES = {
  'import.meta.url': '__docgen_url',
  'import.meta.filename': '__docgen_file',
  'import.meta.dirname': '__docgen_folder',
  'require.resolve': '__docgen_resolve',
  __filename: '__docgen_file',
  __dirname: '__docgen_folder',
}

const USES_NAMES = /\b(?:import\s*\.\s*meta|require\s*\.\s*resolve|__filename|__dirname)\b/
const CODE = /\.[cm]?[jt]sx?$/

/** Reads every file of a bundle, and records its bytes. Makes code use the path of its file, not of the bundle. */
export function readModulesPlugin(siteDir: string, bytes: Map<string, Uint8Array>): Plugin {
  return {
    name: 'read-modules',
    setup(build) {
      build.onLoad({ filter: /.*/, namespace: 'file' }, async ({ path }) => {
        try {
          const contents = readRegularFile(path)
          const sitePath = toSitePath(siteDir, path)
          bytes.set(sitePath, contents)
          const text = CODE.test(path) ? contents.toString() : ''
          const code = usesBothKinds(text) ? await toCommonJs(build, path, text) : text
          if (USES_NAMES.test(text)) return { contents: declareModuleNames(sitePath, code), loader: 'default' }
          return { contents: code === text ? contents : code, loader: 'default' }
        } catch (error) {
          // For most errors, esbuild adds the position of the import.
          return describeUnreadableFile(error, toSitePath(siteDir, path))
        }
      })
    },
  }
}

const DECLARED =
  'const { url: __docgen_url, file: __docgen_file, folder: __docgen_folder, resolve: __docgen_resolve } = __docgen_module'

/** Declares the names on the first line, so that line numbers do not change. */
function declareModuleNames(sitePath: string, text: string): string {
  const url = JSON.stringify(sitePath.split('/').map(encodeURIComponent).join('/'))
  return `${DECLARED}(${url});${text.replace(/^\ufeff/, '').replace(/^#!/, '//')}`
}

/** Removes the declarations of `declareModuleNames` from the start of a line. */
export function withoutModuleNames(line: string): string {
  return line.startsWith(DECLARED) ? line.slice(line.indexOf(';') + 1) : line
}

/**
 * Code of a function that returns the default export of an ES module with its named exports, as `require` in
 * Docusaurus.
 */
const UNWRAP = `const __docgen_unwrap = (all) => {
  const main = all?.[Symbol.toStringTag] === 'Module' ? all.default : undefined
  const isObject = typeof main === 'function' || (typeof main === 'object' && main !== null)
  const listKeys = (target) => [...new Set([...Reflect.ownKeys(target), ...(Object.isExtensible(target) ? Object.keys(all) : [])])]
  const get = (target, key) => Reflect.get(key in all ? all : target, key)
  return isObject ? new Proxy(main, { get, ownKeys: listKeys }) : all
}`

/**
 * Returns the prelude of a bundle: the globals of CommonJS and ES modules, with the values that they have in the folder
 * of each source file. If `isLenient`, `require.resolve` also returns the path of a file that does not exist.
 */
export function writePrelude(file: string, { isLenient }: { readonly isLenient: boolean }): string {
  // The bundle is in `.docgen/cache/config`, three levels below the site's folder.
  const entry = JSON.stringify(posix.join('../../..', file).split('/').map(encodeURIComponent).join('/'))
  return `import { createRequire as __docgen_create } from 'node:module'
import { fileURLToPath as __docgen_path } from 'node:url'
const __docgen_module = (at) => {
  const url = new URL(at, new URL('../../../', import.meta.url)).href
  const file = __docgen_path(url), folder = __docgen_path(new URL('.', url)).slice(0, -1)
  const moduleRequire = __docgen_create(url)
  const resolve = (id) => {
    const endings = /^\\.{1,2}\\//.test(id) ? ['', '.ts', '.mts', '.cts', '.tsx', '.mjs', '.cjs'] : ['']
    for (const ending of endings) try { return moduleRequire.resolve(id + ending) } catch {}
    ${isLenient ? 'return endings.length > 1 ? __docgen_path(new URL(id, url)) : id' : 'return moduleRequire.resolve(id)'}
  }
  return { url, file, folder, resolve }
}
const __docgen_own = __docgen_create(new URL(${entry}, import.meta.url))
${isLenient ? UNWRAP : 'const __docgen_unwrap = (all) => all'}
const require = Object.assign((id) => __docgen_unwrap(__docgen_own(id)), { resolve: __docgen_module(${JSON.stringify(file)}).resolve })`
}
