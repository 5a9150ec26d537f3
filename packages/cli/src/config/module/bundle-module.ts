import { basename, dirname, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { Message, Metafile, Plugin } from 'esbuild'
import { isRecord } from '../is-record.js'
import { isInPackage, isInside, toSitePath } from '../site-path.js'
import { filesOfInputs } from './file-of-input.js'
import { EXTENSIONS } from './find-imported-file.js'
import { letterCasePlugin } from './letter-case-plugin.js'
import { pipesPlugin } from './pipes-plugin.js'
import { NAMES_OF_MODULES, readModulesPlugin, withoutModuleNames, writePrelude } from './read-modules-plugin.js'
import { runsInNode } from './syntax/runs-in-node.js'

/** A module and its local imports, as one JavaScript file. */
export interface Bundle {
  readonly code: string
  /** Source map as JSON; its sources are relative to the site's folder. */
  readonly map: string
  /** Input files, relative to the site's folder, in code-unit order. */
  readonly inputs: readonly string[]
  /** The inputs' bytes as bundled: the files on disk may change afterwards. */
  readonly bytes: ReadonlyMap<string, Uint8Array>
  /** Names of the packages that it imports at run time. */
  readonly packages: readonly string[]
}

/** How to bundle a module. */
export interface BundleOptions {
  /** Plugins that resolve its imports. */
  readonly plugins: readonly Plugin[]
  /** Whether `require` returns default exports, and `require.resolve` accepts missing files, as in Docusaurus. */
  readonly isLenient: boolean
  /** Whether JSX creates plain objects with `type` and `props`; otherwise, it needs React in scope. */
  readonly hasElements?: boolean
  /** Code to bundle in place of the file. It imports the file. */
  readonly contents?: string
}

/**
 * Bundles a module of the site; `undefined`, with diagnostics, if esbuild reports errors. Packages stay external,
 * except packages in TypeScript, which Node.js cannot load, and `@docgen/cli`: a config only needs its
 * functions that return their argument, and must not start the CLI that reads it. esbuild starts slowly, so check the cache first.
 */
export async function bundleModule(
  siteDir: string,
  file: string,
  { plugins, isLenient, hasElements = false, contents }: BundleOptions,
): Promise<Outcome<Bundle | undefined>> {
  const { build } = await import('esbuild')
  const bytes = new Map<string, Uint8Array>()
  const result = await build({
    absWorkingDir: siteDir,
    ...(contents === undefined ? { entryPoints: [`./${file}`] } : { stdin: { contents, resolveDir: siteDir } }),
    outfile: `${basename(file)}.mjs`,
    bundle: true,
    ...(hasElements && { jsx: 'automatic' as const, jsxImportSource: 'docgen-elements' }),
    resolveExtensions: [...EXTENSIONS],
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    sourcemap: 'external',
    sourcesContent: false,
    sourceRoot: '',
    // A tsconfig of a parent folder would be an input without a hash.
    tsconfigRaw: '{}',
    define: NAMES_OF_MODULES,
    banner: { js: writePrelude(file, { isLenient }) },
    logLevel: 'silent',
    plugins: [
      pipesPlugin(),
      docgenPackage,
      eitherKindPlugin(),
      letterCasePlugin(),
      ...(hasElements ? [elementsPlugin] : []),
      mediaPlugin,
      nativePlugin(siteDir, file),
      ...plugins,
      packagesPlugin(siteDir),
      readModulesPlugin(siteDir, bytes),
    ],
  }).catch((error: unknown) => ({ errors: readErrors(error), warnings: [], outputFiles: [], metafile: undefined }))
  const diagnostics = [
    ...result.errors.map((message) => toDiagnostic(message, 'error', file)),
    ...result.warnings.map((message) => toDiagnostic(message, 'warning', file)),
  ]
  if (!result.metafile) return { value: undefined, diagnostics }
  const output = (ending: string): string => result.outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return {
    value: { code: output('.mjs'), map: output('.mjs.map'), bytes, ...listImports(result.metafile) },
    diagnostics,
  }
}

/** Provides the functions that JSX calls, and empty modules for the images and styles that components import. */
const elementsPlugin: Plugin = {
  name: 'elements',
  setup(build) {
    build.onResolve({ filter: /^docgen-elements\// }, ({ path }) => ({ path, namespace: 'elements' }))
    build.onLoad({ filter: /./, namespace: 'elements' }, () => ({
      contents:
        "export const jsx = (type, props) => ({ type, props })\nexport const jsxs = jsx\nexport const Fragment = 'fragment'",
    }))
    const filter = /\.(?:avif|css|gif|ico|jpe?g|less|png|s[ac]ss|svg|webp)(?:\?|$)/i
    build.onResolve({ filter }, ({ path }) => ({ path, namespace: 'empty' }))
    build.onLoad({ filter: /./, namespace: 'empty' }, () => ({ contents: 'export default {}' }))
  },
}

/**
 * Loads media files as code that throws. Configs import modules that belong to components, and these modules import
 * media files, often without using them.
 */
const mediaPlugin: Plugin = {
  name: 'media',
  setup(build) {
    const filter = /\.(?:avif|eot|gif|ico|jpe?g|mp[34]|otf|pdf|png|svg|ttf|webm|webp|woff2?)$/i
    build.onLoad({ filter }, ({ path }) => ({
      contents: `throw new Error(${JSON.stringify(`${basename(path)} is not code: only components can import it`)})`,
    }))
  },
}

/** Leaves compiled code to Node.js, which loads it by its path relative to the bundled module. */
function nativePlugin(siteDir: string, file: string): Plugin {
  return {
    name: 'native',
    setup(build) {
      build.onLoad({ filter: /\.node$/ }, ({ path }) => {
        const folder = posix.dirname(posix.join('/', file))
        const relativePath = posix.relative(folder, posix.join('/', toSitePath(siteDir, path)))
        return { contents: `const load = require\nmodule.exports = load(${JSON.stringify(`./${relativePath}`)})` }
      })
    },
  }
}

/** Replaces docgen's package with the functions that configs call. */
const docgenPackage: Plugin = {
  name: 'docgen',
  setup(build) {
    build.onResolve({ filter: /^@docgen\/cli$/ }, ({ path }) => ({ path, namespace: 'docgen' }))
    build.onLoad({ filter: /.*/, namespace: 'docgen' }, () => ({
      contents: ['defineConfig', 'definePlugin', 'defineSidebars']
        .map((name) => `export const ${name} = (value) => value`)
        .join('\n'),
    }))
  },
}

function listImports({ inputs }: Metafile): Pick<Bundle, 'inputs' | 'packages'> {
  const externalImports = Object.values(inputs).flatMap(({ imports }) => imports.filter(({ external }) => external))
  const packages = externalImports.map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path)
  return {
    inputs: filesOfInputs(inputs).toSorted(),
    packages: [...new Set(packages.filter((name) => !name.startsWith('node:')))].sort(),
  }
}

function readErrors(error: unknown): readonly Message[] {
  if (error instanceof Error && 'errors' in error && isMessageList(error.errors)) return error.errors
  throw error
}

function isMessageList(value: unknown): value is readonly Message[] {
  return Array.isArray(value) && value.length > 0
}

function hintFor(text: string, suggestion: string): { readonly hint?: string } {
  if (/end of file$/.test(text)) return { hint: 'Close the bracket or quote that is still open' }
  if (/^Expected "[})\]]" but found/.test(text)) return { hint: 'Is a comma missing before it?' }
  if (/^Could not resolve "\./.test(text)) return { hint: 'No such file exists: create it, or correct the path' }
  return /^[\w$]+$/.test(suggestion) ? { hint: `Did you mean ${suggestion}?` } : {}
}

function toDiagnostic({ text, location, detail }: Message, severity: 'error' | 'warning', file: string): Diagnostic {
  const code = 'invalid-config-syntax'
  if (!location) return { code, severity, file, line: 1, column: 1, message: text }
  // esbuild counts columns in bytes.
  const before = withoutModuleNames(Buffer.from(location.lineText).subarray(0, location.column).toString())
  return {
    code,
    severity,
    file: location.file,
    line: location.line,
    column: before.length + 1,
    length: Math.max(1, location.length),
    message: text,
    ...(hasHint(detail) ? { hint: detail.hint } : hintFor(text, location.suggestion)),
  }
}

/** Whether a plugin of esbuild has added a hint to its error. */
function hasHint(detail: unknown): detail is { readonly hint: string } {
  return isRecord(detail) && typeof detail['hint'] === 'string'
}

/** Marks imports that the plugin resolves itself, so that it skips them. */
const RESOLVING = 'docgen-either-kind'
/** Namespace of modules that `require` loads. */
const REQUIRED = 'docgen:required'
/** Ending of their paths: esbuild reads any code with the ending of an ES module, such as `.mjs`, as one. */
const COMMONJS = '.cjs'

/**
 * Accepts CommonJS and ES modules under any name, as Docusaurus does: esbuild would read a `.js` file with
 * `module.exports` as an ES module if package.json has `"type": "module"`, but it ignores package.json for paths that a
 * plugin resolves. Makes `require` of an ES module return the default export, with the named exports as properties.
 */
function eitherKindPlugin(): Plugin {
  return {
    name: 'either-kind',
    setup(build) {
      build.onResolve({ filter: /^[./]/, namespace: 'file' }, async ({ path, pluginData, ...args }) => {
        if (pluginData === RESOLVING || args.kind === 'require-resolve') return undefined
        const { kind, importer, resolveDir, namespace } = args
        const resolved = await build.resolve(path, { kind, importer, resolveDir, namespace, pluginData: RESOLVING })
        // esbuild reports unresolved imports with their position.
        if (resolved.errors.length > 0 || resolved.external || resolved.namespace !== 'file') return undefined
        if (!/\.[cm]?[jt]sx?$/.test(resolved.path)) return undefined
        return kind === 'require-call'
          ? { path: resolved.path + COMMONJS, namespace: REQUIRED }
          : { path: resolved.path }
      })
      build.onResolve({ filter: /./, namespace: REQUIRED }, ({ path }) => ({ path }))
      build.onLoad({ filter: /./, namespace: REQUIRED }, ({ path }) => ({
        contents: requiredModule(path.slice(0, -COMMONJS.length)),
        loader: 'js',
        resolveDir: dirname(path),
      }))
    },
  }
}

/**
 * The code of a module that exports one object with the fields of the default export and the named exports. `default`
 * is hidden from loops, as in jiti.
 */
function requiredModule(path: string): string {
  return `const all = require(${JSON.stringify(path)})
const main = all && all.__esModule ? all.default : undefined
const copy = Array.isArray(main) ? [...main]
  : typeof main === 'function' ? main
  : typeof main === 'object' && main !== null ? { ...main }
  : undefined
if (copy) {
  for (const name of Object.keys(all)) if (name !== 'default') copy[name] = all[name]
  Object.defineProperty(copy, 'default', { value: main, configurable: true })
  Object.defineProperty(copy, '__esModule', { value: true, configurable: true })
}
module.exports = copy ?? all
`
}

/**
 * Keeps packages external, except for files that Node.js cannot load, such as TypeScript in workspaces. The imports in
 * these files are resolved from the folder of the file.
 */
function packagesPlugin(siteDir: string): Plugin {
  return {
    name: 'packages',
    setup(build) {
      build.onResolve({ filter: /^[@\w#]/ }, async ({ path, pluginData, ...rest }) => {
        if (pluginData?.isResolving || rest.kind === 'entry-point') return undefined
        const resolve = (resolveDir: string) =>
          build.resolve(path, { ...rest, resolveDir, pluginData: { ...pluginData, isResolving: true } })
        const resolved = await resolve(rest.resolveDir)
        if (resolved.errors.length > 0 || resolved.external) return { path, external: true }
        if (resolved.namespace !== 'file' || !runsInNode(resolved.path)) return resolved
        const isOfSite = isInside(siteDir, rest.importer) && !isInPackage(rest.importer)
        const isInstalled = isOfSite || (await resolve(siteDir)).path === resolved.path
        return { path: isInstalled ? path : pathToFileURL(resolved.path).href, external: true }
      })
    },
  }
}
