import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DOCUSAURUS_MODULES, LAYOUT_MODULES, nearestWord, THEME_MODULES } from '@docgen/renderer/light'
import type { Location, OnResolveArgs, Plugin, PluginBuild } from 'esbuild'
import { hashBytes } from '../../cache/hash.js'
import { toSitePath } from '../../config/site-path.js'
import { placeOf } from '../../config/source/place-of.js'
import { parseYaml } from '../../config/yaml/parse-yaml.js'
import type { StyleSource } from '../../emit/bundle-styles.js'
import type { PluginData } from '../../workers/render-setup.js'
import { type ReadBytes, textOf } from '../bundle/read-once.js'
import { placeOfStyles } from '../theme/read-styles.js'
import { documentModule } from './document-module.js'
import { docusaurusModule } from './docusaurus-module.js'
import { transformCssModule } from './transform-css-module.js'

/** What the modules of a site may name beside packages and files. */
export interface SiteModules {
  readonly siteDir: string
  readonly baseUrl: string
  readonly staticDirectories: readonly string[]
  /** `file:` URL of what `@theme/…` and `@docusaurus/…` name. */
  readonly docusaurus: string | undefined
  /** JSON of what `useDocusaurusContext` answers. */
  readonly facts: string
  /** JSON of what the hooks for documents know of the site's versions. */
  readonly docs: string
  /** Components that files of MDX know without an import: name → module, relative to the site's folder. */
  readonly components: Readonly<Record<string, string>>
  /** Whether `$` begins formulas in documents. */
  readonly math: boolean
  /** Whether the site has several languages. */
  readonly hasLanguages: boolean
  /** Whether it has several versions, or folders of documents. */
  readonly hasVersions: boolean
  /** What plugins have brought. */
  readonly data: PluginData
}

/** Collects what modules bring beside code. */
export interface ModuleHarvest {
  /** Path of a file outside of static folders, relative to the site's folder → where it lies in the output. */
  readonly files: Map<string, string>
  readonly styles: Map<string, StyleSource>
}

const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp|pdf|zip|mp4|webm|woff2?)$/i

/**
 * Resolves what Docusaurus sites import: `@site/…`, `@theme/…`, `@docusaurus/…`, raw text (`?raw`, `!!raw-loader!`), YAML,
 * style sheets and their classes, pictures by their address.
 */
export function siteModulesPlugin(modules: SiteModules, harvest: ModuleHarvest, read: ReadBytes): Plugin {
  return {
    name: 'site-modules',
    setup(build) {
      build.onResolve({ filter: /^(?:-?!|.*\?raw$)/ }, (args) => resolveRaw(args, build, modules))
      build.onResolve({ filter: /^@site\// }, async ({ path, kind, importer }) => {
        const inside = `./${path.slice('@site/'.length)}`
        const found = await build.resolve(inside, { kind, importer, resolveDir: modules.siteDir })
        return found.errors.length > 0 ? { errors: [{ text: `Could not resolve "${path}"` }] } : found
      })
      build.onResolve({ filter: /^@(?:theme|docusaurus|theme-original)\// }, ({ path }) =>
        resolveDocusaurus(path, modules),
      )
      // Under a name without a folder: file names of bundles hold a hash of all paths in them.
      build.onResolve({ filter: /^docgen:docusaurus$/ }, () => ({ path: 'docusaurus.js', namespace: 'docgen-theme' }))
      build.onLoad({ filter: /./, namespace: 'docgen-theme' }, () => {
        const file = fileURLToPath(modules.docusaurus ?? '')
        return { contents: readFileSync(file), loader: 'js', resolveDir: dirname(file) }
      })
      build.onLoad({ filter: /./, namespace: 'docusaurus' }, ({ path }) => ({
        contents: docusaurusModule(path, modules.facts, JSON.stringify(modules.data.values), modules.docs),
        loader: 'js',
        resolveDir: modules.siteDir,
      }))
      build.onResolve({ filter: /^docgen-component:/ }, ({ path }) => ({
        path: path.slice('docgen-component:'.length),
        namespace: 'component',
      }))
      build.onLoad({ filter: /./, namespace: 'component' }, ({ path }) => ({
        contents: componentModule(path, modules.components[path] ?? ''),
        loader: 'js',
        resolveDir: modules.siteDir,
      }))
      build.onLoad({ filter: /./, namespace: 'raw' }, ({ path }) => ({
        contents: read(resolve(modules.siteDir, path)),
        loader: 'text',
      }))
      build.onLoad({ filter: /\.ya?ml$/i }, ({ path }) => loadYaml(path, textOf(read(path)), modules))
      build.onLoad({ filter: /\.mdx?$/i, namespace: 'file' }, async ({ path }) => ({
        contents: await documentModule({ path, text: textOf(read(path)), math: modules.math }),
        loader: 'js',
      }))
      build.onLoad({ filter: /\.css$/i, namespace: 'file' }, ({ path }) =>
        loadStyles(path, textOf(read(path)), { modules, harvest }),
      )
      build.onLoad({ filter: PICTURE, namespace: 'file' }, ({ path }) =>
        loadFile(path, read(path), { modules, harvest }),
      )
    },
  }
}

/** A component by its name in the config: what the module exports by default, or else under that name. */
function componentModule(name: string, module: string): string {
  return `import * as module from ${JSON.stringify(module)}\nexport default module.default ?? module.${name}\n`
}

async function resolveRaw({ path, ...args }: OnResolveArgs, build: PluginBuild, { siteDir }: SiteModules) {
  const [, loader = ''] = /^-?!+([\w@/-]+)!/.exec(path) ?? []
  if (loader !== '' && loader !== 'raw-loader') {
    return {
      errors: [{ text: `there is no ${loader} here: docgen reads raw text, JSON, YAML, CSS modules and pictures` }],
    }
  }
  const plain = path.replace(/^-?!+(?:raw-loader!)?/, '').replace(/\?raw$/, '')
  const inSite = plain.startsWith('@site/')
  const from = inSite ? siteDir : args.resolveDir
  const target = join(from, inSite ? plain.slice('@site/'.length) : plain)
  if (existsSync(target)) return { path: toSitePath(siteDir, target), namespace: 'raw' }
  const { errors, path: found } = await build.resolve(plain, {
    kind: args.kind,
    resolveDir: args.resolveDir,
    importer: args.importer,
  })
  return errors.length > 0 ? { errors } : { path: toSitePath(siteDir, found), namespace: 'raw' }
}

const CLIENT_HINT =
  'What the page is about stands in frontMatter and metadata, which MDX knows: give the component what it needs as props'

function resolveDocusaurus(path: string, { docusaurus }: SiteModules) {
  const [, scope = '', name = ''] = /^@(theme|docusaurus|theme-original)\/(.*)$/.exec(path) ?? []
  const known = scope === 'docusaurus' ? DOCUSAURUS_MODULES : new Set([...THEME_MODULES, ...LAYOUT_MODULES])
  if (known.has(name) && docusaurus !== undefined)
    return { path: `${scope === 'docusaurus' ? scope : 'theme'}/${name}`, namespace: 'docusaurus' }
  const near = nearestWord(name, known)
  if (/^plugin-content-\w+\/client$/.test(name))
    return { errors: [{ text: `docgen has no ${path}`, detail: { hint: CLIENT_HINT } }] }
  const hint = near === undefined ? `docgen has ${[...known].sort().join(', ')}` : `Did you mean @${scope}/${near}?`
  return { errors: [{ text: `docgen has no ${path}`, detail: { hint } }] }
}

function loadYaml(path: string, text: string, { siteDir }: SiteModules) {
  const file = toSitePath(siteDir, path)
  const result = parseYaml(text)
  if (result.ok) return { contents: JSON.stringify(result.value), loader: 'json' as const }
  const { line, column } = placeOf(text, result.offset, result.offset)
  return { errors: [{ text: `the file is not valid YAML: ${result.reason}`, ...locate({ file, text, line, column }) }] }
}

interface LoadedInto {
  readonly modules: SiteModules
  readonly harvest: ModuleHarvest
}

function loadStyles(path: string, css: string, { modules, harvest: { styles } }: LoadedInto) {
  const file = toSitePath(modules.siteDir, path)
  if (!/\.module\.css$/i.test(path)) {
    styles.set(file, { file, css })
    return { contents: '', loader: 'js' as const }
  }
  try {
    const { css: named, names } = transformCssModule(file, css)
    styles.set(file, { file, css: named })
    return { contents: JSON.stringify(names), loader: 'json' as const }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const text = `the style sheet is not valid CSS: ${error.message}`
    return { errors: [{ text, ...locate({ file, text: css, ...placeOfStyles(error) }) }] }
  }
}

interface FoundPlace {
  readonly file: string
  readonly text: string
  /** From 1; absent where nobody knows more than the file. */
  readonly line?: number
  readonly column?: number
}

/** A place as esbuild says it, so that a mistake in a file is one of that file and not of who imports it. */
function locate({ file, text, line = 1, column = 1 }: FoundPlace): { readonly location: Partial<Location> } {
  const lineText = text.split(/\r\n|\n|\r/)[line - 1] ?? ''
  return { location: { file, line, column: column - 1, length: 0, lineText } }
}

function loadFile(path: string, bytes: Uint8Array, { modules, harvest: { files } }: LoadedInto) {
  const { siteDir, baseUrl, staticDirectories } = modules
  const file = toSitePath(siteDir, path)
  const root = staticDirectories.find((folder) => file.startsWith(`${folder}/`))
  const name = `assets/${basename(path, extname(path))}-${hashBytes(bytes).slice(0, 8)}${extname(path)}`
  const output = root === undefined ? name : file.slice(root.length + 1)
  if (root === undefined) files.set(file, name)
  const address = JSON.stringify(baseUrl + encodeURI(output))
  if (!/\.svg$/i.test(path)) return { contents: `export default ${address}`, loader: 'js' as const }
  return { contents: svgModule(textOf(bytes), address), loader: 'jsx' as const, resolveDir: dirname(path) }
}

/** A drawing is a component, as with Docusaurus, and its address where a text is wanted. */
function svgModule(svg: string, address: string): string {
  const [, attributes = '', inner = ''] = /<svg\b([^>]*)>([\s\S]*)<\/svg>/i.exec(svg) ?? []
  const viewBox = /\bviewBox\s*=\s*"([^"]*)"/.exec(attributes)?.[1]
  const size = (name: string) => new RegExp(`\\b${name}\\s*=\\s*"([^"]*)"`).exec(attributes)?.[1]
  const given = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox,
    width: size('width'),
    height: size('height'),
    fill: size('fill'),
  }
  return `const given = ${JSON.stringify(given)}
const inner = ${JSON.stringify(inner.trim())}
const Drawing = ({ title, titleId, ...props }) => <svg {...given} {...props} dangerouslySetInnerHTML={{ __html: inner }} />
Drawing.toString = () => ${address}
export default Drawing
export { Drawing as ReactComponent }
`
}
