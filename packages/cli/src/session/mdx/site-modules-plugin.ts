import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, parse, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type AnchorSettings,
  DOCUSAURUS_MODULES,
  docusaurusName,
  LAYOUT_MODULES,
  type MathSetting,
  type MdxModuleSource,
  THEME_MODULES,
} from '@docgen/renderer/markdown'
import type { OnResolveArgs, Plugin, PluginBuild } from 'esbuild'
import { hashValue } from '../../cache/hash.js'
import type { Reporting } from '../../check/severity-of.js'
import { GENERATED as GENERATED_FOLDER } from '../../config/docusaurus/load-context.js'
import { type ReadBytes, textOf } from '../../config/module/read-once.js'
import { isInPackage, toSitePath } from '../../config/site-path.js'
import type { FindNeighborPaths } from '../../read/neighbor-docs.js'
import type { PluginData } from '../../workers/render-setup.js'
import type { AllowedScripts } from '../bundle/find-blocked-scripts.js'
import type { Hydration } from '../bundle/is-island-module.js'
import { rejectUnknownModule } from '../bundle/reject-unknown-module.js'
import type { SiteSources } from '../bundle/site-files-plugin.js'
import { documentModule } from './document-module.js'
import type { CodeTexts } from './list-texts.js'
import { nameModule } from './missing-exports-plugin.js'
import { resolveClassNames } from './resolve-class-names.js'
import { completeModule, missingModule, STUB, type Stubs, writeStubModule } from './stubs.js'
import { findSwizzled } from './swizzled-module.js'

/** Modules that the code of a site can import, in addition to packages and files. */
export interface SiteModules extends SiteSources {
  /**
   * `file:` URL of the module that implements `@theme/…` and `@docusaurus/…`; `undefined` if the theme has no such
   * module.
   */
  readonly docusaurus: string | undefined
  /** Return value of `useDocusaurusContext`, as JSON. */
  readonly facts: string
  /** The site's versions for the docs hooks, as JSON. */
  readonly docs: string
  readonly texts: CodeTexts
  /** Components that MDX files can use without an import: name → module, relative to the site's folder. */
  readonly components: Readonly<Record<string, string>>
  /** Module of the root component, which provides React contexts; `undefined` if the site has no root component. */
  readonly root: string | undefined
  /** Which modules run in the browser, too. */
  readonly hydrate: Hydration
  /** Whether `$` starts formulas in documents. */
  readonly math: MathSetting
  readonly anchors: AnchorSettings
  /** Whether the site has several languages. */
  readonly hasLanguages: boolean
  /** Whether the site has several versions, or docs folders. */
  readonly hasVersions: boolean
  /** Plugin data. */
  readonly data: PluginData
  /**
   * How docgen reports errors in the code of pages. Unless this is `throw`, stubs replace imports of modules that do
   * not exist, or that only Docusaurus has.
   */
  readonly onBrokenMdx: Reporting
  readonly allowedScripts: AllowedScripts
  readonly stubs: Stubs
  readonly findNeighborPaths: FindNeighborPaths
}

/** Where modules run: in a build, or as islands in browsers. */
export type ModuleTarget = 'browser' | 'build'

/**
 * Resolves imports of Docusaurus sites: `@theme/…`, `@docusaurus/…`, documents, and raw text (`?raw`,
 * `!!raw-loader!`).
 */
export function siteModulesPlugin(modules: SiteModules, read: ReadBytes, target: ModuleTarget = 'build'): Plugin {
  return {
    name: 'site-modules',
    setup(build) {
      resolveStubs(build, modules)
      resolveModules(build, modules)
      resolveClassNames(build)
      loadDocusaurusModules(build, modules, target)
      loadComponents(build, modules)
      loadDocuments(build, modules, { read, target })
    },
  }
}

/** Resolves modules that do not exist to stubs, unless `onBrokenMdx` makes them errors. */
function resolveStubs(build: PluginBuild, { onBrokenMdx, stubs, siteDir }: SiteModules): void {
  if (onBrokenMdx !== 'throw') {
    build.onResolve({ filter: /./ }, (args) => {
      const path = missingModule(nameModule(args, siteDir), args.path)
      return stubs.has(path) ? { path, namespace: STUB } : undefined
    })
  }
  build.onLoad({ filter: /./, namespace: STUB }, ({ path }) => ({
    contents: writeStubModule(path, stubs),
    loader: 'js',
  }))
}

function resolveModules(build: PluginBuild, modules: SiteModules): void {
  build.onResolve({ filter: LOADERS }, (args) => resolveRaw(args, build, modules))
  build.onResolve({ filter: /^@(?:theme|docusaurus|theme-original|theme-init)\// }, ({ path, importer, ...rest }) => {
    const resolved = resolveDocusaurus(path, modules, importer)
    if (!rest.pluginData?.isInside || !('path' in resolved) || 'namespace' in resolved) return resolved
    // As a relative import, the component of the site becomes a part of the island that imports it.
    const { dir, base } = parse(resolved.path)
    return build.resolve(`./${base}`, { ...rest, importer, resolveDir: dir })
  })
  build.onResolve({ filter: /^@docgen\/theme\// }, ({ path }) => {
    const name = docusaurusName(path)
    return name === path ? rejectUnknownModule(path) : resolveDocusaurus(name, modules)
  })
  // The hooks of this package throw, because docgen renders no router around them.
  build.onResolve({ filter: /^react-router(?:-dom)?$/ }, ({ importer }) =>
    isInPackage(importer) ? undefined : resolveDocusaurus('@docusaurus/router', modules),
  )
  build.onResolve({ filter: /^@generated\// }, ({ path }) => resolveGenerated(path, modules.siteDir))
  build.onResolve({ filter: GENERATED_FILE }, ({ path }) =>
    resolveGenerated(`@generated/${path.split('/').at(-1)}`, modules.siteDir),
  )
}

/** Loads docgen's implementations of Docusaurus' modules. */
function loadDocusaurusModules(build: PluginBuild, modules: SiteModules, target: ModuleTarget): void {
  const { facts, docs, texts, data, docusaurus, stubs, siteDir } = modules
  const isForBrowser = target === 'browser'
  const values = { facts, docs, data: JSON.stringify(data.values), texts: isForBrowser ? texts.own : texts.all }
  // A name without a folder, because file names of bundles contain a hash of all paths in them.
  build.onResolve({ filter: /^docgen:docusaurus$/ }, () => ({ path: 'docusaurus.js', namespace: 'docgen-theme' }))
  build.onLoad({ filter: /./, namespace: 'docgen-theme' }, () => {
    const file = fileURLToPath(docusaurus ?? '')
    const code = readFileSync(file, 'utf8')
    const contents = isForBrowser ? `${code}\nprovideTexts(${texts.visible})\n` : code
    return { contents, loader: 'js', resolveDir: dirname(file) }
  })
  build.onLoad({ filter: /./, namespace: 'docusaurus' }, ({ path }) => ({
    contents: completeModule(path, values, stubs),
    loader: 'js',
    resolveDir: siteDir,
  }))
}

/** Loads the components that MDX files can use without an import, and the component around each page. */
function loadComponents(build: PluginBuild, { root, components, siteDir }: SiteModules): void {
  build.onResolve({ filter: /^docgen:root$/ }, ({ kind }) => build.resolve(root ?? '', { kind, resolveDir: siteDir }))
  build.onResolve({ filter: /^docgen-component:/ }, ({ path }) => ({
    path: path.slice('docgen-component:'.length),
    namespace: 'component',
  }))
  build.onLoad({ filter: /./, namespace: 'component' }, ({ path }) => ({
    contents: writeComponentModule(path, components[path] ?? ''),
    loader: 'js',
    resolveDir: siteDir,
  }))
}

/** Loads imported documents and raw texts. */
function loadDocuments(
  build: PluginBuild,
  { siteDir, math, anchors }: SiteModules,
  { read, target }: { readonly read: ReadBytes; readonly target: ModuleTarget },
): void {
  build.onLoad({ filter: /./, namespace: 'raw' }, ({ path }) => ({
    // As webpack's raw-loader does: `require` returns an object with the text as `default`.
    contents: `export default ${JSON.stringify(textOf(read(resolve(siteDir, path))))}`,
    loader: 'js',
  }))
  build.onLoad({ filter: /\.mdx?$/i, namespace: 'file' }, async ({ path }) => ({
    contents: await documentModule({
      file: `/${toSitePath(siteDir, path)}`,
      isForBrowser: target === 'browser',
      text: textOf(read(path)),
      math,
      anchors,
    }),
    loader: 'js',
  }))
}

/**
 * Writes a module for a component that the config names. Its default export is the default export of the component's
 * file or, if that is a plain object, its property of that name; otherwise the export of that name.
 */
function writeComponentModule(name: string, module: string): string {
  return `import * as module from ${JSON.stringify(module)}
const given = module.default
const isComponent = typeof given !== 'object' || given === null || given.$$typeof !== undefined
export default (isComponent ? given : given.${name}) ?? module.${name}
`
}

/** webpack's loaders in an import: `!!raw-loader!./a.txt`, `raw-loader!./a.txt`, or `a.raw!=!raw-loader!./a.txt`. */
const LOADERS = /^(?:-?!|[\w@/-]+-loader[!?]|[^!]*!=!|.*\?raw$)/

/** webpack loaders for files that docgen loads by their extension. */
const BY_EXTENSION: ReadonlySet<string> = new Set([
  '@svgr/webpack',
  'babel-loader',
  'css-loader',
  'file-loader',
  'json-loader',
  'json5-loader',
  'js-yaml-loader',
  'style-loader',
  'toml-loader',
  'url-loader',
  'yaml-loader',
])

const RAW: ReadonlySet<string> = new Set(['html-loader', 'raw-loader', 'svg-inline-loader', 'text-loader'])

async function resolveRaw({ path, ...args }: OnResolveArgs, build: PluginBuild, { siteDir }: SiteModules) {
  const [, loader = ''] =
    /^(?:-?!+(?=[\w@/-]+[!?])|(?=[\w@/-]+-loader[!?]))([\w@/-]+)/.exec(path.replace(/^[^!]*!=!/, '')) ?? []
  const file = path.slice(path.lastIndexOf('!') + 1)
  const { kind, resolveDir, importer } = args
  // With the specifier as written, a stub can replace a file that does not exist.
  const resolveFile = async (specifier: string) => {
    const resolved = await build.resolve(specifier, { kind, resolveDir, importer })
    const errors = resolved.errors.map(({ text, detail }) => ({ text, detail: { ...detail, specifier: path } }))
    return { ...resolved, errors }
  }
  if (BY_EXTENSION.has(loader)) return resolveFile(file)
  if (loader !== '' && !RAW.has(loader)) {
    return {
      errors: [
        {
          text: `docgen has no ${loader}: it reads raw text, JSON, JSON5, TOML, YAML, CSS modules and images`,
          detail: { problem: 'unknown-module', specifier: path },
        },
      ],
    }
  }
  const plain = file.replace(/\?raw$/, '')
  const inSite = /^(?:@site)?\//.test(plain)
  const from = inSite ? siteDir : resolveDir
  const target = join(from, inSite ? plain.slice(plain.indexOf('/')) : plain)
  if (existsSync(target)) return { path: toSitePath(siteDir, target), namespace: 'raw' }
  const { errors, path: resolvedPath } = await resolveFile(plain)
  return errors.length > 0 ? { errors } : { path: toSitePath(siteDir, resolvedPath), namespace: 'raw' }
}

/** Module that the code from `readComponentPage` imports for pages that use props. */
const PAGE_PROPS = '@docusaurus/pageProps'
const CONTEXT = '@docusaurus/docusaurusContext'

function resolveDocusaurus(specifier: string, { siteDir, docusaurus, onBrokenMdx, stubs }: SiteModules, importer = '') {
  const path = specifier
    .replace(/^(@docusaurus\/theme-common)\/internal$/, '$1')
    .replace(/^@docusaurus\/core\/lib\/client\/(?:exports\/)?/, '@docusaurus/')
  const [, scope = '', name = ''] = /^@(theme|docusaurus|theme-original|theme-init)\/(.*)$/.exec(path) ?? []
  if (path === PAGE_PROPS || path === CONTEXT) return { path: path.slice(1), namespace: 'docusaurus' }
  const moduleNames = scope === 'docusaurus' ? DOCUSAURUS_MODULES : new Set([...THEME_MODULES, ...LAYOUT_MODULES])
  const isImplemented =
    docusaurus !== undefined && (moduleNames.has(name) || (scope !== 'docusaurus' && ICON.test(name)))
  // Use a component of the site if it wraps docgen's component, or docgen has no such component. Other components of
  // the site depend on the layout of Docusaurus.
  const swizzled = scope === 'theme' ? findSwizzled(siteDir, name) : undefined
  if (swizzled && swizzled.path !== importer && (swizzled.isWrapper || !isImplemented)) return { path: swizzled.path }
  if (isImplemented) return { path: `${scope === 'docusaurus' ? scope : 'theme'}/${name}`, namespace: 'docusaurus' }
  if (onBrokenMdx !== 'throw') {
    if (!stubs.has(path)) stubs.set(path, new Set())
    return { path, namespace: STUB }
  }
  return rejectUnknownModule(path)
}

const ICON = /^Icon\/[\w/]+$/

/** Paths of the files that Docusaurus writes for its generated modules. */
const GENERATED_FILE = /(?:^|\/)\.docusaurus\/(?:docusaurus\.config|globalData|i18n)(?:\.(?:json|mjs|js))?$/
const GENERATED: ReadonlySet<string> = new Set(['docusaurus.config', 'globalData', 'i18n'])

/** Resolves Docusaurus' generated modules, also imported by path, and files that plugins write with `createData`. */
function resolveGenerated(path: string, siteDir: string) {
  const name = path.slice('@generated/'.length).replace(/\.(?:json|mjs|js)$/, '')
  if (GENERATED.has(name)) return { path: `generated/${name}`, namespace: 'docusaurus' }
  const file = join(siteDir, GENERATED_FOLDER, path.slice('@generated/'.length))
  if (existsSync(file)) return { path: file }
  const hint = `docgen has ${[...GENERATED].map((generatedName) => `@generated/${generatedName}`).join(', ')}`
  return { errors: [{ text: `docgen has no ${path}`, detail: { problem: 'unknown-module', hint, specifier: path } }] }
}

/** Hashes an MDX module without its imports; also accepts `undefined`. */
export function hashMdxModule(mdxModule: MdxModuleSource | undefined): string {
  return hashValue(mdxModule?.browser === undefined ? (mdxModule?.code ?? '') : [mdxModule.code, mdxModule.browser])
}
