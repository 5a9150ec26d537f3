import { isRecord } from '../is-record.js'
import type { PageFacts } from '../plugin.js'
import type { PluginUse } from './plugin-use.js'

/** The routes of a site as `postBuild` receives them. */
export interface RouteDescription {
  readonly routes: readonly object[]
  /** URLs of the routes, with the base URL. */
  readonly routesPaths: readonly string[]
}

/** A route in Docusaurus' form. */
interface RouteFacts extends Readonly<Record<string, unknown>> {
  readonly path: string
}

/** A content plugin, with its folder and the components of its pages. */
interface Owner {
  readonly plugin: { readonly name: string; readonly id: string }
  readonly component: string
  /** Its folder, relative to the site's folder; empty for the site's folder itself. */
  readonly path: string
  /** Components around a page, outermost first. */
  readonly wrappers: readonly string[]
}

/** Docusaurus' content plugins, their default folders and the components of their pages. */
const KINDS: readonly (readonly [plugin: string, folder: string, Pick<Owner, 'component' | 'wrappers'>])[] = [
  [
    'plugin-content-docs',
    'docs',
    { component: '@theme/DocItem', wrappers: ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot'] },
  ],
  ['plugin-content-blog', 'blog', { component: '@theme/BlogPostPage', wrappers: [] }],
  ['plugin-content-pages', 'src/pages', { component: '@theme/MDXPage', wrappers: [] }],
]

/**
 * Describes the pages of a site as Docusaurus does: each has its source file and the plugin of its folder. Pages of docs
 * are nested in routes for the plugin, the version and the sidebar.
 */
export function describeRoutes(
  pages: readonly Pick<PageFacts, 'kind' | 'href' | 'source' | 'version' | 'lastUpdate'>[],
  uses: readonly PluginUse[],
  { baseUrl }: { readonly baseUrl: string },
): RouteDescription {
  const owners = listOwners(uses)
  const shown = pages.filter(({ kind }) => kind !== 'not-found')
  const flat: object[] = []
  const nested = new Map<string, { readonly owner: Owner; readonly routes: RouteFacts[] }>()
  for (const page of shown) {
    const { source } = page
    const owner = source === undefined ? undefined : owners.find((each) => owns(each, source))
    const route = describeRoute(page, owner)
    if (!owner || owner.wrappers.length === 0) {
      flat.push(route)
      continue
    }
    const key = `${owner.plugin.id} ${page.version}`
    const group = nested.get(key) ?? { owner, routes: [] }
    nested.set(key, group)
    group.routes.push(route)
  }
  const groups = [...nested.values()].map(({ owner, routes }) => {
    const path = commonPath(routes.map((route) => route.path)) || baseUrl
    return owner.wrappers.reduceRight<readonly object[]>(
      (inner, component) => [{ path, component, exact: false, plugin: owner.plugin, routes: inner }],
      routes,
    )
  })
  return { routes: [...flat, ...groups.flat()], routesPaths: shown.map(({ href }) => href) }
}

function describeRoute(
  { href, source, lastUpdate }: Pick<PageFacts, 'href' | 'source' | 'lastUpdate'>,
  owner: Owner | undefined,
): RouteFacts {
  const metadata = {
    ...(source !== undefined && { sourceFilePath: source }),
    ...(lastUpdate !== undefined && { lastUpdatedAt: Date.parse(lastUpdate) }),
  }
  return {
    path: href,
    component: owner?.component ?? '@theme/DocCategoryGeneratedIndexPage',
    exact: true,
    ...(source !== undefined && { modules: { content: `@site/${source}` } }),
    ...(owner && { plugin: owner.plugin }),
    metadata,
  }
}

/** The content plugins with their folders, sorted so that a folder comes before the folders that contain it. */
function listOwners(uses: readonly PluginUse[]): readonly Owner[] {
  const owners = uses.flatMap(({ name, options }): Owner[] => {
    const kind = KINDS.find(([plugin]) => name === `@docusaurus/${plugin}`)
    if (!kind) return []
    const [plugin, folder, components] = kind
    const { id = 'default', path = folder } = isRecord(options.value) ? options.value : {}
    const clean = String(path)
      .replace(/^\.(?:\/|$)/, '')
      .replace(/\/$/, '')
    return [{ plugin: { name: `docusaurus-${plugin}`, id: String(id) }, path: clean, ...components }]
  })
  return owners.toSorted((a, b) => b.path.length - a.path.length)
}

/** Whether a file is in the folder of a plugin, or in the versions of its docs. */
function owns({ path, plugin, wrappers }: Owner, source: string): boolean {
  const versions = `${plugin.id === 'default' ? '' : `${plugin.id}_`}versioned_docs/`
  return path === '' || source.startsWith(`${path}/`) || (wrappers.length > 0 && source.startsWith(versions))
}

/** The longest path that all of these paths begin with. */
function commonPath(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/'))
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part))
  return (end === -1 ? first : first.slice(0, end)).join('/')
}
