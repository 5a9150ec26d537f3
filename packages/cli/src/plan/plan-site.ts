import type { Diagnostic, FindIcon, Page, PostView, ShellView } from '@docgen/renderer/contract'
import { hashValue } from '../cache/hash.js'
import { type Memo, NO_MEMO } from '../cache/memo.js'
import type { Config } from '../config/config.js'
import type { LocateInConfig } from '../config/locate-in-config.js'
import { CURRENT_VERSION } from '../config/version-name.js'
import type { Doc, GeneratedIndex, PageUrl } from '../graph/doc.js'
import { resolveLink } from '../graph/links/resolve-link.js'
import { editionKey, type SiteGraph } from '../graph/site-graph.js'
import { listSections } from './list-sections.js'
import { resolveHtmlLinks } from './move-html-styles.js'
import type { NavbarPage } from './navbar/navbar-planner.js'
import { planNavbar } from './navbar/plan-navbar.js'
import { createShellSignature, type ShellSignature } from './navbar/shell-signature.js'
import { planApiFeeds } from './plan-api-feeds.js'
import { type Card, planCard } from './plan-card.js'
import { planFooter } from './plan-footer.js'
import { absolute, withBase } from './plan-head.js'
import { createPlanIndexHeading } from './plan-index-heading.js'
import { createFindLanguages, planStarts } from './plan-languages.js'
import {
  createAuthorView,
  type DocPageParts,
  type FrameKeys,
  type PageContext,
  type PostViews,
  planDocPage,
  planIndexPage,
  planSpecialPage,
  type ViewAuthor,
} from './plan-page.js'
import { listItemCards, type SidebarList } from './plan-sidebar-lists.js'
import { createPlanVersion } from './plan-version.js'
import { shareSidebars } from './share-sidebars.js'
import type { LocalePlan, PlannedPage, SharedView, SitePlan } from './site-plan.js'

/** Inputs of a plan, in addition to graph and config. */
export interface PlanOptions {
  /** Locale → config and titles in that language. */
  readonly locales: ReadonlyMap<string, LocalePlan>
  readonly locateInConfig: LocateInConfig
  /** Finds icons of the navbar; absent where nothing shows them. */
  readonly findIcon?: FindIcon
  /** Hash of colors, fonts and logo of the social cards; absent on a site without them. */
  readonly cardKey?: string | undefined
  /** Memoizes the pages of single docs. */
  readonly memo?: Memo
}

/** Plans every page of the site. Pages that show the same shell or sidebar branch share it by key. */
export function planSite(graph: SiteGraph, config: Config, options: PlanOptions): SitePlan {
  const { locales, memo = NO_MEMO, cardKey } = options
  const frames = createFrames(graph, config, options)
  const planVersion = createPlanVersion(graph, config)
  const findLanguages = createFindLanguages(graph)
  const createContext = (position: FramePosition): PageContext => ({
    keys: frames.keysOf(position),
    config: findLocale(locales, position.locale).config,
    version: planVersion(position),
    languages: findLanguages(position),
  })
  const planHeading = createPlanIndexHeading(graph, config)
  const viewAuthor = createAuthorView(graph)
  const posts = viewPosts(graph, config, viewAuthor)
  const apiFeeds = new Map(
    planApiFeeds(graph, config).flatMap(({ feed, overviews }) => overviews.map(({ href }) => [href, feed] as const)),
  )
  const createCard = (
    page: Pick<Doc, 'title' | 'locale' | 'breadcrumbs'>,
    { version, config: pageConfig }: PageContext,
  ) => (cardKey === undefined ? undefined : planCard({ ...page, version: version.view?.label }, cardKey, pageConfig))
  const planDoc = memo.each('page', {}, planOneDoc)
  const pages: PlannedPage[] = [
    ...graph.docs.map((doc) => {
      const context = createContext({ ...positionOf(doc), docId: doc.id })
      const image = findImage(doc, graph, config)
      return planDoc(doc, {
        context,
        card: image === undefined ? createCard(doc, context) : undefined,
        image: image && absolute(image, config.url),
        post: posts.get(doc.href)?.post,
        apiFeed: apiFeeds.get(doc.href),
      })
    }),
    ...graph.indexes.map((index) => {
      const heading = planHeading(index, findLocale(locales, index.locale).titles)
      const context = createContext({ ...positionOf(index), indexRoute: index.route })
      const card = index.image === undefined ? createCard({ ...index, ...heading }, context) : undefined
      const page = planIndexPage({ ...index, ...heading, ...imageOf(card, config) }, context, { posts, viewAuthor })
      return toPlannedPage(index, page, card)
    }),
    ...planSpecialPages(graph, config, locales, createContext),
    ...frames.sidebarLists.map((list) => planListPage(list, locales, createContext)),
  ]
  return { pages: pages.sort(compareFiles), ...frames.list() }
}

/** The shells and sidebar branches that pages share. */
interface Frames {
  /** The keys of a page's shell and branch. Each is planned when the first page needs it. */
  readonly keysOf: (position: FramePosition) => FrameKeys
  /** The pages of long lists of sidebars. */
  readonly sidebarLists: readonly SidebarList[]
  readonly list: () => Omit<SitePlan, 'pages'>
}

function createFrames(graph: SiteGraph, config: Config, options: PlanOptions): Frames {
  const { locales, locateInConfig, findIcon } = options
  const diagnostics = new Map<string, Diagnostic>()
  const shells = new Map<string, SharedView<ShellView>>()
  const sidebars = shareSidebars(graph, config, (locale) => findLocale(locales, locale).titles.allTopics)
  const signatures = new Map<string, string>()
  const signatureOf = createShellSignature(config)
  const report = (diagnostic: Diagnostic): void => void diagnostics.set(JSON.stringify(diagnostic), diagnostic)
  const shared = { graph, shells, report, locateInConfig, findIcon, signatures, signatureOf }
  return {
    keysOf: (position) => {
      const sidebar = sidebars.keyOf(position)
      const shell = shareShell(position, { ...shared, config: findLocale(locales, position.locale).config })
      return sidebar === undefined ? { shell } : { shell, sidebar }
    },
    sidebarLists: sidebars.lists,
    list: () => ({ shells, sidebars: sidebars.branches, diagnostics: [...diagnostics.values()] }),
  }
}

/** Posts by URL, as lists of posts show them. */
function viewPosts(graph: SiteGraph, config: Config, viewAuthor: ViewAuthor): PostViews['posts'] {
  return new Map(
    graph.docs.flatMap((doc) => {
      if (!doc.post) return []
      const { date, readingMinutes, authors } = doc.post
      const image = findImage(doc, graph, config)
      const post: PostView = {
        ...(date !== undefined && { date }),
        ...(readingMinutes !== undefined && { readingMinutes }),
        ...(image !== undefined && { image }),
        authors: authors.map((author) => viewAuthor(author, doc)),
      }
      return [[doc.href, { post, tags: doc.tags.map(({ label, href }) => ({ label, href })) }] as const]
    }),
  )
}

interface DocParts extends DocPageParts {
  readonly context: PageContext
  readonly card: Card | undefined
}

function planOneDoc(doc: Doc, { context, card, ...parts }: DocParts): PlannedPage {
  return toPlannedPage(doc, planDocPage(doc, context, { ...parts, ...imageOf(card, context.config) }), card)
}

function imageOf(card: Card | undefined, { url, baseUrl }: Config): { readonly image?: string } {
  return card ? { image: absolute(baseUrl + card.file, url) } : {}
}

/** A page whose shell and sidebar are planned, with its path through the sidebar. */
interface FramePosition extends NavbarPage {
  readonly indexRoute?: string
  readonly href: string
  readonly itemPath: readonly number[]
  readonly list?: SidebarList
}

/** Picks the fields by hand, because spreading a whole doc is slow with thousands of docs. */
function positionOf({ route, href, locale, version, sidebar, itemPath }: Doc | GeneratedIndex): FramePosition {
  const position = { route, href, locale, version, itemPath }
  return sidebar === undefined ? position : { ...position, sidebarId: sidebar }
}

function planSpecialPages(
  graph: SiteGraph,
  config: Config,
  locales: PlanOptions['locales'],
  createContext: (position: FramePosition) => PageContext,
): PlannedPage[] {
  const version = graph.editions[0]?.version ?? CURRENT_VERSION
  return [...graph.locales].flatMap(([locale, { search, notFound, hasOwnNotFound }]) => {
    const { titles } = findLocale(locales, locale)
    const plan = (kind: 'search' | 'not-found', url: PageUrl, title: string): PlannedPage => {
      const position = { ...url, locale, version, itemPath: [], isVersionless: true }
      const links =
        kind === 'not-found'
          ? { starts: planStarts(locale, graph, config), cards: listSections({ version, locale }, graph) }
          : { starts: [], cards: [] }
      return toPlannedPage(position, planSpecialPage(kind, { ...url, title, ...links }, createContext(position)))
    }
    return [
      ...(config.search.enabled ? [plan('search', search, titles.search)] : []),
      ...(hasOwnNotFound ? [] : [plan('not-found', notFound, titles.notFound)]),
    ]
  })
}

/** The page that lists all items of a long list of a sidebar. Search engines find its links in the sitemap. */
function planListPage(
  list: SidebarList,
  locales: PlanOptions['locales'],
  createContext: (position: FramePosition) => PageContext,
): PlannedPage {
  const { route, href, file, itemPath } = list
  const { id: sidebarId, version, locale } = list.sidebar
  const context = createContext({ route, href, locale, version, itemPath, sidebarId, list })
  const title = list.label ?? findLocale(locales, locale).titles.allTopics
  const links = { starts: [], cards: listItemCards(list) }
  return toPlannedPage(
    { locale, version },
    planSpecialPage('generated-index', { route, href, file, title, ...links }, context),
  )
}

function findLocale(locales: PlanOptions['locales'], locale: string): LocalePlan {
  const plan = locales.get(locale)
  if (!plan) throw new Error(`no plan for the locale ${locale}`)
  return plan
}

function toPlannedPage(
  { locale, version }: Pick<PlannedPage, 'locale' | 'version'>,
  page: Page,
  card?: Card,
): PlannedPage {
  return { page, locale, version, ...(card && { card }) }
}

interface ShellShare {
  readonly config: Config
  readonly graph: SiteGraph
  readonly shells: Map<string, SharedView<ShellView>>
  readonly report: (diagnostic: Diagnostic) => void
  readonly locateInConfig: LocateInConfig
  readonly findIcon: FindIcon | undefined
  /** Signature → key of the shell of pages with that signature. */
  readonly signatures: Map<string, string>
  readonly signatureOf: ShellSignature
}

/** Returns the key of a page's shell: the hash of its data, so pages with the same current items share a shell. */
function shareShell(position: NavbarPage, share: ShellShare): string {
  const { config, graph, shells, signatures } = share
  const signature = share.signatureOf(position)
  const memoized = signatures.get(signature)
  if (memoized !== undefined) return memoized
  const navbar = planNavbar(position, share)
  const { locale } = position
  const { announcementBar } = config
  // Plan an empty footer for a component that replaces it: the component may define all of the content itself.
  const isReplaced = config.theme.components['Footer'] !== undefined
  const configured = config.footer ?? (isReplaced ? { style: 'light', links: [] } : undefined)
  const footer = configured && planFooter(configured, { config, graph, locale })
  const view: ShellView = {
    ...(announcementBar && {
      announcement: { ...announcementBar, content: resolveHtmlLinks(announcementBar.content, { graph, locale }) },
    }),
    navbar,
    ...(footer && { footer }),
  }
  const hash = hashValue(view)
  if (!shells.has(hash)) shells.set(hash, { view, hash })
  signatures.set(signature, hash)
  return hash
}

/** URL of the image in a page's front matter: of the asset if it is a file, otherwise as written, with base URL. */
function findImage({ image, source, version, locale }: Doc, graph: SiteGraph, config: Config): string | undefined {
  if (image === undefined) return undefined
  const target = resolveLink(image, { file: source, edition: editionKey({ version, locale }) }, graph.links)
  return target.kind === 'asset' ? target.href : withBase(image, config.baseUrl)
}

function compareFiles({ page: a }: PlannedPage, { page: b }: PlannedPage): number {
  return a.file < b.file ? -1 : 1
}
