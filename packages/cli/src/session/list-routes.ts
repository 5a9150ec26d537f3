import { posix } from 'node:path'
import { completeConfig } from '../config/complete-config.js'
import { siteSchema } from '../config/schema/site.js'
import { validate } from '../config/validate/validate.js'
import { buildGraph } from '../graph/build-graph.js'
import type { DocFacts } from '../graph/doc.js'
import { isFolderIndex } from '../graph/name-doc.js'
import { readSite } from '../read/read-site.js'

/** Routes of a site's pages. */
export interface SiteRoutes {
  /** Routes of all docs in the default language. */
  readonly all: readonly string[]
  /** URLs of all docs and generated pages in the default language, without the base URL. Folders end with `/`. */
  readonly urls: readonly string[]
  /** Route of the doc that the site starts with; absent if there is none. */
  readonly main?: string
  /** The pages of tags in the default language. */
  readonly tags: readonly TagRoute[]
  /** Docs in the default language that are the index of their folder only because the number prefix is removed. */
  readonly numberedIndexes: readonly NumberedIndex[]
}

/** A doc such as `01-index.md`. */
export interface NumberedIndex {
  readonly route: string
  /** Last segment of the doc's id. */
  readonly name: string
}

/** A page that lists everything with a tag. */
export interface TagRoute {
  readonly route: string
  /** Route of the first page of the list. */
  readonly first: string
  readonly label: string
}

/**
 * Lists the routes of a config's docs in the default language, without sidebars and plugins; empty if the config is
 * unusable.
 */
export async function listRoutes(siteDir: string, fields: Readonly<Record<string, unknown>>): Promise<SiteRoutes> {
  const { docs, markdown: _plugins, ...rest } = fields
  const validation = validate(siteSchema, {
    ...rest,
    docs: Array.isArray(docs) ? docs.map(removeSidebars) : removeSidebars(docs),
  })
  if (!validation.ok) return { all: [], urls: [], tags: [], numberedIndexes: [] }
  const config = completeConfig(validation.value, [])
  const files = await readSite({ siteDir, config })
  const { value: graph } = buildGraph(files.value, config)
  const isInDefault = ({ locale }: { readonly locale: string }): boolean => locale === config.i18n.defaultLocale
  const docsInDefault = graph.docs.filter(isInDefault)
  const urls = [...docsInDefault, ...graph.indexes.filter(isInDefault)].map(({ href }) =>
    href.slice(config.baseUrl.length - 1),
  )
  const [main] = graph.mainDocs.values()
  const tags: TagRoute[] = []
  for (const { kind, locale, route, title: label, newer } of graph.indexes) {
    if (kind !== 'tag' || locale !== config.i18n.defaultLocale) continue
    // The first page of a list precedes its other pages.
    tags.push({ route, first: newer ? (tags.at(-1)?.first ?? route) : route, label })
  }
  const withSlug = new Set(
    files.value.sources.filter(({ frontMatter }) => frontMatter.slug !== undefined).map(({ path }) => path),
  )
  const numberedIndexes = docsInDefault
    .filter((doc) => isNumberedIndex(doc) && !withSlug.has(doc.source))
    .map(({ route, id }) => ({ route, name: id.slice(id.lastIndexOf('/') + 1) }))
  const all = docsInDefault.map(({ route }) => route)
  return { all, urls, ...(main && { main: main.route }), tags, numberedIndexes }
}

/**
 * Whether a doc has the URL of its folder, although its file name with the number prefix is not the name of an index.
 */
function isNumberedIndex({ id, route, source, post, api }: DocFacts): boolean {
  if (post || api || route.endsWith(`/${id}`)) return false
  const { dir, name } = posix.parse(source)
  return !isFolderIndex(name, posix.basename(dir))
}

/**
 * Removes the sidebars from a docs setting: they may be in a module that does not exist yet, and no route needs them.
 */
function removeSidebars(docs: unknown): unknown {
  const { sidebars: _sidebars, sidebarItemsGenerator: _generator, ...others } = Object(docs)
  return others
}
