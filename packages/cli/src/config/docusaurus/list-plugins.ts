import { isAbsolute } from 'node:path'
import { isRecord } from '../is-record.js'
import { findImportedFile } from '../module/find-imported-file.js'
import { findManifest } from '../module/hash-inputs.js'
import { normalizeConfigPath } from './normalize-config-path.js'
import { readPlaceholder } from './placeholder-module.js'
import type { Part, PluginUse } from './plugin-use.js'
import type { DocusaurusConfig } from './run-docusaurus-config.js'

/** The folder of a site, and the text of its files by path. */
interface SiteFolder {
  readonly siteDir: string
  readonly readFile: (path: string) => string | undefined
}

/** The parts of the classic preset that are enabled by default. */
const CLASSIC: Readonly<Record<string, string>> = {
  docs: '@docusaurus/plugin-content-docs',
  blog: '@docusaurus/plugin-content-blog',
  pages: '@docusaurus/plugin-content-pages',
  sitemap: '@docusaurus/plugin-sitemap',
}

/** The parts of the classic preset that are only enabled by options. */
const ON_DEMAND: Readonly<Record<string, string>> = {
  theme: '@docusaurus/theme-classic',
  gtag: '@docusaurus/plugin-google-gtag',
  googleAnalytics: '@docusaurus/plugin-google-analytics',
  googleTagManager: '@docusaurus/plugin-google-tag-manager',
  svgr: '@docusaurus/plugin-svgr',
  debug: '@docusaurus/plugin-debug',
}

/**
 * Returns all enabled plugins and themes of a config: first the parts of presets, then themes, then plugins. Paths are
 * relative to the site's folder.
 */
export function listPlugins({ fields }: DocusaurusConfig, site: SiteFolder): readonly PluginUse[] {
  const list = (field: string, kind: PackageKind): readonly PluginUse[] =>
    listUses({ value: fields[field], path: [field] }, kind, site.siteDir)
  const uses = [
    ...list('presets', 'preset').flatMap(expandPreset),
    ...list('themes', 'theme'),
    ...list('plugins', 'plugin'),
  ]
  return uses.flatMap((use) => expandWrapper(use, site)).map((use) => withSitePath(use, site.siteDir))
}

// A plugin does not use a package if it only imports its types: by `import type`, or by `import('…')` in a comment.
const WRAPPED =
  /(?:^|\n)(?!import type\b)[^\n]*\b(?:require\(|from\s)['"](@docusaurus\/plugin-content-(?:docs|blog|pages))['"]/

/**
 * For a local plugin that extends a content plugin, returns the content plugin, with the same options, and the local
 * plugin. Returns any other plugin alone.
 */
function expandWrapper(use: PluginUse, { readFile }: SiteFolder): readonly PluginUse[] {
  if (!/^[./]|^[a-z]:/i.test(use.name)) return [use]
  const file = findImportedFile(use.name, (path) => readFile(path) !== undefined)
  const [, wrapped] = WRAPPED.exec((file && readFile(file)) ?? '') ?? []
  return wrapped === undefined ? [use] : [{ name: wrapped, options: use.options }, use]
}

/** Makes absolute paths relative to the site's folder: configs compute some, as in `path.join(__dirname, 'docs')`. */
function withSitePath(use: PluginUse, siteDir: string): PluginUse {
  const { options } = use
  const name = isAbsolute(use.name) ? `./${normalizeConfigPath(use.name, siteDir)}` : use.name
  const { value } = options
  if (!isRecord(value) || typeof value['path'] !== 'string' || !isAbsolute(value['path'])) return { ...use, name }
  return {
    ...use,
    name,
    options: { ...options, value: { ...value, path: normalizeConfigPath(value['path'], siteDir) } },
  }
}

function listUses({ value, path }: Part, kind: PackageKind, siteDir: string): readonly PluginUse[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown, index): PluginUse[] => {
    if (!entry) return []
    const at = [...path, index]
    const [first, options]: readonly unknown[] = Array.isArray(entry) ? entry : [entry]
    const name = nameOf(first, kind, siteDir)
    if (name === undefined || options === false) return []
    return [{ name, options: { value: options, path: Array.isArray(entry) ? [...at, 1] : at }, plugin: first }]
  })
}

/** The full name of a preset in the config; `undefined` if it is not a name, a function or a package. */
export function presetName(preset: unknown, siteDir: string): string | undefined {
  return nameOf(preset, 'preset', siteDir)
}

function nameOf(plugin: unknown, kind: PackageKind, siteDir: string): string | undefined {
  const isInstalled = (name: string): boolean => findManifest(siteDir, name) !== undefined
  const placeholder = readPlaceholder(plugin)
  if (placeholder) return fullName(placeholder.specifier, kind, isInstalled)
  if (typeof plugin === 'string') return fullName(plugin, kind, isInstalled)
  if (typeof plugin === 'function') return plugin.name || 'a function of the config'
  return undefined
}

/** Whether a preset probably extends the classic preset: it has options for the same content. */
function wrapsClassic(options: unknown): boolean {
  return isRecord(options) && ['docs', 'blog', 'pages'].some((part) => isRecord(options[part]))
}

/** Splits a preset into its parts, if docgen knows it or it wraps the classic preset. */
function expandPreset({ name, options }: Omit<PluginUse, 'plugin'>): readonly PluginUse[] {
  const parts = isRecord(options.value) ? options.value : {}
  if (name === 'redocusaurus') return [{ name, options }]
  const isClassic =
    name === '@docusaurus/preset-classic' || name === 'docusaurus-preset-openapi' || wrapsClassic(options.value)
  if (!isClassic) return [{ name, options }]
  const defaultParts = Object.entries(CLASSIC).filter(([part]) => parts[part] !== false)
  const enabledParts = Object.entries(ON_DEMAND).filter(([part]) => parts[part])
  const uses = [...defaultParts, ...enabledParts].map(([part, plugin]): PluginUse => {
    const isNamed = parts[part] !== undefined
    return { name: plugin, options: { value: parts[part], path: isNamed ? [...options.path, part] : options.path } }
  })
  const api =
    name === 'docusaurus-preset-openapi'
      ? [{ name, options: { value: parts['api'], path: [...options.path, 'api'] } }]
      : []
  const optionNames = new Set([...Object.keys(CLASSIC), ...Object.keys(ON_DEMAND), 'api', 'id'])
  const others = Object.keys(parts).filter((part) => !optionNames.has(part) && parts[part] !== undefined)
  return [
    ...uses,
    ...api,
    ...others.map((part) => ({
      name: `${name}: ${part}`,
      options: { value: parts[part], path: [...options.path, part] },
    })),
  ]
}

/** Kind of package that a short name refers to. */
export type PackageKind = 'plugin' | 'theme' | 'preset'

/**
 * The package that Docusaurus means by a name or path: `classic` is `@docusaurus/preset-classic`, and a path below
 * `node_modules` is its package. Returns the name of an installed package, and any other path, unchanged.
 */
export function fullName(
  name: string,
  kind: PackageKind,
  isInstalled: (packageName: string) => boolean = () => false,
): string {
  const installed = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/s.exec(name.replaceAll('\\', '/'))?.[1]
  if (installed !== undefined) return installed
  if (/^(?:\.|\/|[a-z]:\\)/i.test(name)) return name
  const [, scope, rest] = /^(@[^/]+)(?:\/(.*))?$/.exec(name) ?? []
  if (scope === undefined) {
    if (DOCUSAURUS_PACKAGES.has(`${kind}-${name}`)) return `@docusaurus/${kind}-${name}`
    return isInstalled(name) || /^(?:docusaurus-|redocusaurus$)/.test(name) ? name : `docusaurus-${kind}-${name}`
  }
  if (rest === undefined) return `${scope}/docusaurus-${kind}`
  if (scope === '@docusaurus') return /^(?:plugin|preset|theme)-/.test(rest) ? name : `${scope}/${kind}-${rest}`
  return isInstalled(name) || rest.includes('docusaurus') ? name : `${scope}/docusaurus-${kind}-${rest}`
}

const DOCUSAURUS_PACKAGES = new Set([
  'preset-classic',
  ...[
    'content-docs',
    'content-blog',
    'content-pages',
    'client-redirects',
    'debug',
    'google-analytics',
    'google-gtag',
  ].map((name) => `plugin-${name}`),
  ...[
    'google-tag-manager',
    'ideal-image',
    'pwa',
    'rsdoctor',
    'sitemap',
    'svgr',
    'vercel-analytics',
    'css-cascade-layers',
  ].map((name) => `plugin-${name}`),
  ...['classic', 'live-codeblock', 'mermaid', 'search-algolia'].map((name) => `theme-${name}`),
])
