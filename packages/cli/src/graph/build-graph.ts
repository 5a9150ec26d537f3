import type { Diagnostic, FindIcon, Outcome, TextCatalog } from '@docgen/renderer/contract'
import { type Memo, NO_MEMO } from '../cache/memo.js'
import { splitVersionKey } from '../config/collection.js'
import type { Config } from '../config/config.js'
import type { Messages } from '../config/files/read-message-file.js'
import type { LocateInConfig } from '../config/locate-in-config.js'
import { type BuiltEdition, buildEdition, type EditionFiles } from './build-edition.js'
import type { Doc, DocFacts, GeneratedIndex, GeneratedIndexFacts, PageUrl } from './doc.js'
import { type Edition, listEditions } from './edition.js'
import type { GraphFiles } from './graph-files.js'
import { buildLinkTable } from './links/build-link-table.js'
import type { LocateThrown } from './locate-thrown.js'
import { collectRedirects } from './routes/collect-redirects.js'
import { createHomeUrl, createUrl, isTooLong } from './routes/create-url.js'
import { findConflicts } from './routes/find-conflicts.js'
import { nameAssets } from './routes/name-assets.js'
import { createNotFoundUrl } from './routes/not-found-page.js'
import { joinRoute } from './routes/resolve-slug.js'
import type { Sidebar, SidebarItem } from './sidebar/sidebar.js'
import type { FindGeneratedItems } from './sidebar/sidebar-scope.js'
import { docKey, editionKey, type LocalePages, type SiteGraph } from './site-graph.js'
import { createTranslate, type Translate } from './translate.js'

/** Options of a graph. */
export interface GraphOptions {
  /** Whether drafts have pages. */
  readonly includesDrafts?: boolean
  /** Name of the config file for diagnostics; defaults to `site.config.ts`. */
  readonly configFile?: string
  /** Finds the position of a config value for diagnostics; if absent, diagnostics name only the file. */
  readonly locateInConfig?: LocateInConfig
  /** UI texts of the site's languages. */
  readonly locales?: ReadonlyMap<string, { readonly texts: TextCatalog }>
  /** Translates an edition's sidebars; by default uses the site's translation files and the UI texts. */
  readonly translate?: (edition: Edition) => Translate
  /** Finds icons of sidebars; absent where nothing shows them. */
  readonly findIcon?: FindIcon
  /** Finds the results of the config's `sidebarItemsGenerator` functions; without it, docgen generates all items. */
  readonly findGeneratedItems?: FindGeneratedItems
  /** Finds the position of an error that a function of the config threw. */
  readonly locateThrown?: LocateThrown
  /** Memoizes results per source. */
  readonly memo?: Memo
}

/** Builds the graph of the whole site, without page content, and reports problems with ids, slugs and sidebars. */
export function buildGraph(files: GraphFiles, config: Config, options: GraphOptions = {}): Outcome<SiteGraph> {
  const { configFile = DEFAULT_CONFIG_FILE, memo = NO_MEMO } = options
  // Editions do not depend on images: a changed image must not rebuild them.
  const { assets: images, ...others } = files
  const slot = memo.stage<readonly BuiltEdition[]>('editions')
  const input = { others, config, options }
  const built = slot.recall(input) ?? buildEditions(others, config, options)
  slot.remember(input, built)
  const editions = built.map(({ edition }) => edition)
  const docs = built.flatMap((edition) => edition.docs)
  const indexes = built.flatMap((edition) => edition.indexes)
  const diagnostics: readonly Diagnostic[] = [
    ...built.flatMap((edition) => edition.diagnostics),
    ...reportLongRoutes([...docs, ...indexes]),
  ]
  const ownNotFound = new Set(docs.filter(({ isNotFound }) => isNotFound).map(({ locale }) => locale))
  const localePages = new Map(
    editions.map(({ locale, localeBase }) => [
      locale,
      locateSpecialPages(locale, { base: localeBase, hasOwnNotFound: ownNotFound.has(locale) }, config),
    ]),
  )
  const specialPages = [...localePages].map(([locale, pages]) => nameSpecialPages(locale, pages, config))
  const redirects = collectRedirects(config, { built, statics: files.statics, configFile })
  const assets = nameAssets(images, config.baseUrl)
  const links = buildLinkTable({
    config,
    editions,
    built,
    others: [...[...localePages.values()].map(({ search }) => search), ...indexes],
    assets: images,
    outputs: assets,
    statics: files.statics,
    redirects,
    folders: files.folders,
  })
  const value: SiteGraph = {
    editions,
    versions: files.versions,
    locales: localePages,
    mainDocs: findMainDocs(built),
    ...dropConflicts(specialPages.flatMap(Object.values<PageUrl>), docs, indexes),
    docsByKey: new Map(docs.toReversed().map((doc) => [docKey(doc.version, doc.locale, doc.id), doc])),
    sidebars: built.flatMap((edition) => edition.sidebars),
    redirects,
    links,
    assets,
    conflicts: findConflicts({
      docs,
      indexes,
      statics: files.statics,
      specialPages: Object.assign({}, ...specialPages),
    }),
  }
  return { value, diagnostics }
}

const DEFAULT_CONFIG_FILE = 'site.config.ts'

function buildEditions(files: EditionFiles, config: Config, options: GraphOptions): readonly BuiltEdition[] {
  const {
    includesDrafts = false,
    configFile = DEFAULT_CONFIG_FILE,
    memo = NO_MEMO,
    findIcon,
    findGeneratedItems,
  } = options
  const { locateInConfig = () => ({ file: configFile }), locales, locateThrown } = options
  const countVersions = (id: string): number => files.versions.filter(({ collection }) => collection.id === id).length
  return listEditions(config, files.versions).map((each) => {
    const messages = findMessages(files, each)
    const translate = options.translate?.(each) ?? createTranslate(messages, locales?.get(each.locale)?.texts)
    // Only sites with several versions show the label, and a label that is the version's name needs no translation.
    const isShown = countVersions(each.collection.id) > 1 || Object.hasOwn(messages, 'version.label')
    const label =
      isShown && each.label !== splitVersionKey(each.version).name
        ? translate('version.label', each.label, 'The name of the version')
        : each.label
    const edition = { ...each, label }
    return buildEdition({
      files,
      config,
      edition,
      translate,
      includesDrafts,
      configFile,
      locateInConfig,
      memo,
      findIcon,
      findGeneratedItems,
      locateThrown,
    })
  })
}

function findMessages({ translations }: EditionFiles, { locale, version }: Edition): Messages {
  return translations.get(locale)?.sidebars.get(version) ?? {}
}

/** The URLs of the home page, search page and 404 page of a language. */
function locateSpecialPages(
  locale: string,
  { base, hasOwnNotFound }: { readonly base: string; readonly hasOwnNotFound: boolean },
  config: Config,
): LocalePages {
  return {
    home: createHomeUrl(base, config),
    search: createUrl(joinRoute(`${base}/search`), config),
    notFound: createNotFoundUrl(locale, config),
    hasOwnNotFound,
  }
}

/** The pages of a language that docgen generates, by the names that diagnostics give them. */
function nameSpecialPages(
  locale: string,
  { search, notFound, hasOwnNotFound }: LocalePages,
  { i18n }: Config,
): Readonly<Record<string, PageUrl>> {
  const suffix = locale === i18n.defaultLocale ? '' : ` (${locale})`
  return {
    [`the search page${suffix}`]: search,
    ...(!hasOwnNotFound && { [`the 404 page${suffix}`]: notFound }),
  }
}

function findMainDocs(built: readonly BuiltEdition[]): ReadonlyMap<string, Doc> {
  return new Map(
    built.flatMap((edition) => {
      const main = findMainDoc(edition)
      return main ? [[editionKey(edition.edition), main] as const] : []
    }),
  )
}

/**
 * Returns the pages to build. Of the pages with the same output file, docgen builds only the first. It also skips a
 * page in a folder with the name of another page's file. `findConflicts` reports both problems.
 */
function dropConflicts(
  specialPages: readonly PageUrl[],
  docs: readonly Doc[],
  indexes: readonly GeneratedIndex[],
): Pick<SiteGraph, 'docs' | 'indexes'> {
  const claimedFiles = new Set(specialPages.map(({ file }) => file))
  const isFirst = ({ file }: PageUrl): boolean => claimedFiles.size < claimedFiles.add(file).size
  const first = { docs: docs.filter(isFirst), indexes: indexes.filter(isFirst) }
  // Only a route that ends in `.html` creates a file with the name of another route's folder.
  const isWritable = ({ file }: PageUrl): boolean =>
    !file.includes('.html/') ||
    !file.split('/').some((_, depth, parts) => depth > 0 && claimedFiles.has(parts.slice(0, depth).join('/')))
  return { docs: first.docs.filter(isWritable), indexes: first.indexes.filter(isWritable) }
}

const MAX_SHOWN_LENGTH = 60

/** Reports routes that are too long for a file name, each at the source of the page or at its `slug`. */
function reportLongRoutes(pages: readonly (DocFacts | GeneratedIndexFacts)[]): readonly Diagnostic[] {
  return pages.flatMap((page) => {
    const { route, source } = page
    if (!isTooLong(`${route.slice(1)}/index.html`)) return []
    return {
      code: 'long-route',
      severity: 'error' as const,
      file: source,
      line: 'line' in page ? page.line : 1,
      column: 1,
      message: `the route ${route.slice(0, MAX_SHOWN_LENGTH)}… has ${route.length} characters, more than a file name can have`,
      hint: 'Write a shorter slug, permalink or file name: 200 characters between two slashes, and 1,000 in all, fit every disk',
    }
  })
}

/** The candidates for an edition's start page. */
export interface StartingPoints {
  readonly edition: Edition
  readonly docs: readonly Doc[]
  readonly sidebars: readonly Sidebar[]
}

/** The start page of an edition: the doc at its root, else the first doc in its first sidebar, else a listed doc. */
function findMainDoc({ edition, docs, sidebars }: StartingPoints): Doc | undefined {
  const atRoot = docs.find(({ route }) => route === edition.routeBase)
  if (atRoot) return atRoot
  const id = sidebars[0] && findFirstDoc(sidebars[0].items)
  return docs.find((doc) => doc.id === id) ?? docs.find(({ isUnlisted }) => !isUnlisted) ?? docs[0]
}

function findFirstDoc(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.kind === 'doc' && !item.isUnlisted) return item.id
    const id = item.kind === 'category' ? (item.link?.id ?? findFirstDoc(item.items)) : undefined
    if (id !== undefined) return id
  }
  return undefined
}
