import type { Outcome } from '@docgen/renderer/contract'
import type { Collection } from '../config/collection.js'
import { completeConfig, listDocs } from '../config/complete-config.js'
import type { Config } from '../config/config.js'
import type { DefinedTags } from '../config/files/read-tags-file.js'
import { resolveVersions } from '../config/resolve-versions.js'
import { frontMatterSchema } from '../config/schema/front-matter.js'
import { categorySchema } from '../config/schema/sidebar-item.js'
import { siteSchema } from '../config/schema/site.js'
import { CURRENT_VERSION } from '../config/version-name.js'
import type { Asset, CategoryFile, LastChange, SiteFiles } from '../read/site-files.js'
import type { Source } from '../read/source.js'
import { versionedDocs } from '../read/versions/version-files.js'
import { buildGraph, type GraphOptions } from './build-graph.js'
import type { Doc } from './doc.js'
import type { SidebarItem } from './sidebar/sidebar.js'
import { docKey, type SiteGraph } from './site-graph.js'

/** A site for tests. An absent field is empty or has a default. */
export interface TestSite {
  /**
   * Path below the docs folder → front matter. `heading` is the level-1 heading in the content, `listsCards`
   * whether the page shows cards, `body` its Markdown.
   */
  readonly docs?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Older version → its docs, in the same form; the newest first. */
  readonly versions?: Readonly<Record<string, NonNullable<TestSite['docs']>>>
  /** Folder below the docs folder → content of its `_category_.json`. */
  readonly categories?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Content of the `tags.yml` of the docs folder. */
  readonly tags?: DefinedTags
  readonly assets?: readonly string[]
  /** Paths inside the static folder. */
  readonly statics?: readonly string[]
  readonly history?: Readonly<Record<string, LastChange>>
  /** Fields of the config, as written by the user. */
  readonly config?: Readonly<Record<string, unknown>>
  readonly options?: GraphOptions
}

/** A config for tests, with defaults filled in. */
export function createTestConfig(config: Readonly<Record<string, unknown>> = {}): Config {
  const input = { title: 'Test', url: 'https://docs.example', trailingSlash: false, ...config }
  const output = siteSchema.parse(input)
  const sidebars = listDocs(output).map((docs) => {
    if (typeof docs.sidebars === 'string') throw new Error('a test must define its sidebars in the config')
    return docs.sidebars
  })
  return completeConfig(output, sidebars)
}

/** The collection of a test config's blog. */
export function findBlog({ collections }: Config): Collection {
  const blog = collections.find(({ kind }) => kind === 'blog')
  if (!blog) throw new Error('the test has no blog')
  return blog
}

/** The graph of an in-memory site; for tests. */
export function createTestGraph(site: TestSite): Outcome<SiteGraph> {
  const config = createTestConfig(site.config)
  return buildGraph(createTestFiles(site, config), config, site.options)
}

/** The files that docgen would read from the folder of a test's site. */
export function createTestFiles(site: TestSite, config: Config): SiteFiles {
  const root = config.docs.path
  const [collection] = config.collections
  if (!collection) throw new Error('the config of a test must have a collection')
  const { value: settings } = resolveVersions(config, Object.keys(site.versions ?? {}), () => ({}))
  const docs = { [CURRENT_VERSION]: site.docs ?? {}, ...site.versions }
  const folderOf = (version: string): string => (version === CURRENT_VERSION ? root : versionedDocs(version))
  return {
    versions: settings.map((version) => ({
      ...version,
      folder: folderOf(version.name),
      sidebars: config.docs.sidebars,
      collection,
    })),
    translations: new Map(),
    sources: Object.entries(docs)
      .flatMap(([version, pages]) =>
        Object.entries(pages).map(([path, fields]) => createSource(`${folderOf(version)}/${path}`, fields, version)),
      )
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    partials: new Map(),
    categories: Object.entries(site.categories ?? {}).map(([folder, metadata]) =>
      createCategory(`${root}/${folder}`, metadata),
    ),
    tags:
      Object.keys(site.tags ?? {}).length === 0
        ? []
        : [{ path: `${root}/tags.yml`, tags: site.tags ?? {}, version: 'current', locale: 'en' }],
    authors: [],
    assets: (site.assets ?? []).map((path) => createAsset(`${root}/${path}`)),
    statics: (site.statics ?? []).map((output) => ({ ...createAsset(`static/${output}`), output })),
    apis: [],
    history: new Map(Object.entries(site.history ?? {})),
  }
}

/** The doc with an id in a test's graph. */
export function findDoc({ docsByKey }: SiteGraph, id: string): Doc {
  const doc = docsByKey.get(docKey('current', 'en', id))
  if (!doc) throw new Error(`no document ${id}`)
  return doc
}

function createSource(
  path: string,
  { heading, listsCards, body, ...fields }: Readonly<Record<string, unknown>>,
  version: string,
): Source {
  const frontMatter = frontMatterSchema.parse(fields)
  const title = frontMatter.title ?? (typeof heading === 'string' ? heading : undefined)
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
  return {
    path,
    hash: '0'.repeat(32),
    text: (head.length === 0 ? '' : `---\n${head.join('')}---\n`) + (typeof body === 'string' ? body : ''),
    frontMatter,
    bodyLine: head.length === 0 ? 1 : head.length + 3,
    ...(title !== undefined && { title }),
    includes: [],
    listsCards: listsCards === true,
    version,
    locale: 'en',
  }
}

function createCategory(folder: string, metadata: unknown): CategoryFile {
  return {
    path: `${folder}/_category_.json`,
    folder,
    text: JSON.stringify(metadata, null, 2),
    metadata: categorySchema.parse(metadata),
    version: 'current',
    locale: 'en',
  }
}

function createAsset(path: string): Asset {
  const size = /\.(?:png|svg)$/.test(path) ? { width: 640, height: 480 } : {}
  return { path, hash: '0123456789abcdef'.repeat(2), bytes: 1, ...size }
}

/** A compact item: a category is `[label, link or null, items]`, HTML is in `<>`, any other item is its label. */
export type Outline = string | readonly [string, string | null, readonly Outline[]]

/** Items in compact form; for tests. */
export function outlineItems(items: readonly SidebarItem[]): readonly Outline[] {
  return items.map((item) => {
    if (item.kind === 'html') return `<${item.html}>`
    if (item.kind === 'category') return [item.label, item.link?.href ?? null, outlineItems(item.items)]
    return item.kind === 'doc' && item.isUnlisted ? `(${item.label})` : item.label
  })
}

/** The sidebars of a site in compact form, by id, with its graph and diagnostics; for tests. */
export function outlineSite(site: TestSite) {
  const { value, diagnostics } = createTestGraph(site)
  return {
    graph: value,
    diagnostics,
    sidebars: Object.fromEntries(value.sidebars.map(({ id, items }) => [id, outlineItems(items)])),
  }
}
