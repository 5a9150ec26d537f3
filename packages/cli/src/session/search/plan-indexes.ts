import { hashValue } from '../../cache/hash.js'
import type { Config } from '../../config/config.js'
import { joinRoute } from '../../graph/routes/resolve-slug.js'
import { type Edition, editionKey } from '../../graph/site-graph.js'
import { searchBase } from '../../plan/plan-search-facts.js'
import { sortByContext } from '../../search/sort-by-context.js'
import type { IndexPageTask, IndexTask } from '../../workers/index-task.js'
import type { FinishedPage } from '../build-site-pages.js'
import type { FindLanguageScript, LanguageModule } from './create-language-finder.js'

/** Inputs of a site's index plan. */
export interface IndexPlanInput {
  readonly config: Config
  readonly editions: readonly Edition[]
  readonly builtPages: readonly Pick<FinishedPage, 'planned' | 'search' | 'contentKey'>[]
  readonly findSearchLanguage: FindLanguageScript
}

/** The index of an edition, before the content of its pages is read. */
export interface PlannedIndex {
  readonly locale: string
  /**
   * Version paths that select this index. They are relative to the language's home page and end with a slash. The
   * latest version also has the empty path.
   */
  readonly versions: readonly string[]
  /** `editionKey` of the edition. */
  readonly edition: string
  /** Equal for indexes with the same files. */
  readonly key: string
  /** Whether the site has no other index. */
  readonly isAlone: boolean
  readonly task: IndexTask
  readonly module: LanguageModule | undefined
}

/** Plans an index for each edition with searchable pages. */
export function planIndexes({ config, editions, builtPages, findSearchLanguage }: IndexPlanInput): PlannedIndex[] {
  const groups = groupPages(builtPages, editions)
  const isAlone = groups.size === 1
  return editions.flatMap((edition) => {
    const group = groups.get(editionKey(edition))
    if (!group) return []
    const language = group[0]?.search.facts.language ?? edition.locale
    const module = findSearchLanguage(language)
    const { pages, contexts } = sortByContext(
      group.map((page) => ({ ...page, route: computePlainRoute(page.route, edition) })),
      config.search.contexts.map(({ path }) => path),
      '/',
    )
    const base = searchBase(edition, config.baseUrl)
    return {
      locale: edition.locale,
      versions: listVersionPaths(edition, editions),
      edition: editionKey(edition),
      key: hashValue([isAlone, base, language, module?.name ?? '', contexts, pages.map(({ search }) => search.key)]),
      isAlone,
      task: {
        pages: pages.map(({ contentKey, search }) => ({ contentKey, search })),
        language,
        languageModule: module?.name,
        base,
        contexts,
      },
      module,
    }
  })
}

/** A searchable page. */
interface SearchPage extends IndexPageTask {
  readonly route: string
}

/** Groups the searchable pages by the key of the edition whose index contains them. */
function groupPages(builtPages: IndexPlanInput['builtPages'], all: readonly Edition[]): Map<string, SearchPage[]> {
  const editions = new Map<string, SearchPage[]>()
  const indexes = assignIndexes(all)
  for (const { planned, search, contentKey } of builtPages) {
    if (!search || contentKey === undefined) continue
    const key = indexes.get(editionKey(planned))
    if (key === undefined) continue
    const pages = editions.get(key) ?? []
    pages.push({ route: planned.page.route, contentKey, search })
    editions.set(key, pages)
  }
  return editions
}

/**
 * Maps the key of each edition to the key of the edition whose index contains its pages. Pages outside the first docs
 * are in the index of the latest version of the first docs. Old versions of any collection have a separate index.
 */
function assignIndexes(editions: readonly Edition[]): ReadonlyMap<string, string> {
  const seen = new Set<string>()
  return new Map(
    editions.flatMap((edition) => {
      const { collection, locale } = edition
      // The last version comes first.
      const isOld = seen.size === seen.add(`${collection.id} ${locale}`).size
      if (isOld || isOfFirst(edition, editions)) return [[editionKey(edition), editionKey(edition)] as const]
      const target = editions.find((each) => each.locale === locale)
      const sharesBase = target !== undefined && searchBase(target, '/') === searchBase(edition, '/')
      return sharesBase ? [[editionKey(edition), editionKey(target)] as const] : []
    }),
  )
}

/** Whether an edition belongs to the first docs: only their versions have a segment in every URL below them. */
function isOfFirst({ collection }: Edition, editions: readonly Edition[]): boolean {
  return collection.id === editions[0]?.collection.id
}

/**
 * Lists the paths of the edition's version, with a trailing slash, as its pages name it. The latest version of the
 * first docs also has the empty path, for pages without a version.
 */
function listVersionPaths(edition: Edition, editions: readonly Edition[]): readonly string[] {
  const { base, localeBase, routeBase, isLast } = edition
  const isFirst = isOfFirst(edition, editions)
  const path = isFirst && base === localeBase ? '' : `${routeBase.slice(localeBase.length).replace(/^\//, '')}/`
  return isFirst && isLast && path !== '' ? ['', path] : [path]
}

/** Returns the route that a page would have in a version and a language without a path, as in the paths of contexts. */
function computePlainRoute(route: string, { base, localeBase, routeBase, collection }: Edition): string {
  const below = (path: string): boolean => route === path || route.startsWith(path === '/' ? '/' : `${path}/`)
  const cut = (text: string, path: string): string => (path === '/' ? text : text.slice(path.length))
  const lastRouteBase = joinRoute(`${localeBase}/${collection.docs.routeBasePath}`)
  if (base !== routeBase && below(routeBase)) return cut(lastRouteBase, localeBase) + cut(route, routeBase) || '/'
  return (below(base) ? cut(route, base) : cut(route, localeBase)) || '/'
}
