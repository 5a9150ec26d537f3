import type { AuthorView, LanguageLinkView, LinkView, Page, PostView } from '@docgen/renderer/contract'
import type { Config } from '../config/config.js'
import type { Author, Doc, GeneratedIndex, PageUrl } from '../graph/doc.js'
import { localeRoute } from '../graph/edition.js'
import { resolveLink, toTarget } from '../graph/links/resolve-link.js'
import { listCards } from '../graph/sidebar/create-category-index.js'
import { editionKey, type SiteGraph } from '../graph/site-graph.js'
import { planArticle } from './plan-article.js'
import { type Feed, linkFeeds } from './plan-feeds.js'
import { type HeadRequest, planHead } from './plan-head.js'
import { planAlternates } from './plan-languages.js'
import type { VersionPlan } from './plan-version.js'

/** Keys of the shared views around a page. */
export interface FrameKeys {
  readonly shell: string
  readonly sidebar?: string
}

/** Inputs of a page that depend on its version, its language and other pages. */
export interface PageContext {
  readonly keys: FrameKeys
  /** The config in the page's language. */
  readonly config: Config
  /** The page's version data. */
  readonly version: VersionPlan
  /** The same page in every language: locale → href; undefined on a site with one language. */
  readonly languages: Readonly<Record<string, string>> | undefined
}

/** Parts of a doc's page that depend on other files. */
export interface DocPageParts {
  /** Resolved URL of the social card, if the doc has one. */
  readonly image?: string | undefined
  /** Present on posts. */
  readonly post?: PostView | undefined
  /** If the doc is the overview of an API: the feed of the API's changes. */
  readonly apiFeed?: Feed | undefined
}

/** The page of a doc. */
export function planDocPage(doc: Doc, context: PageContext, parts: DocPageParts = {}): Page {
  const { keys, config, version } = context
  // Explicit, because spreading `urlOf(doc)` is much slower, and a site can have thousands of docs.
  const { route, href, file } = doc
  // Components take the texts of their language from translation files.
  const isComponent = /\.[jt]sx?$/i.test(doc.source)
  const isUntranslated = doc.isFallback && config.i18n.sourceLocale !== '' && !isComponent
  const textLanguage = isUntranslated ? sourceLanguage(config) : undefined
  return {
    route,
    href,
    file,
    ...keys,
    kind: 'doc',
    source: doc.source,
    title: doc.title,
    isTitleHidden: doc.isTitleHidden,
    ...(doc.layout && { layout: doc.layout }),
    head: planDocHead(doc, context, { ...parts, language: textLanguage?.language }),
    ...(doc.toc && { toc: doc.toc }),
    breadcrumbs: doc.breadcrumbs,
    tags: doc.tags.map(({ label, href }) => ({ label, href })),
    ...(doc.editHref !== undefined && { editHref: doc.editHref }),
    ...(doc.lastUpdate && { lastUpdate: doc.lastUpdate }),
    ...(doc.date !== undefined && { date: doc.date }),
    ...(doc.labels && { labels: doc.labels }),
    ...(doc.contributors && { contributors: doc.contributors }),
    ...(doc.showsReadingTime && { showsReadingTime: true }),
    ...(doc.previous && { previous: doc.previous }),
    ...(doc.next && { next: doc.next }),
    ...(parts.post && { post: parts.post }),
    banners: [
      ...(doc.isDraft ? ['draft' as const] : []),
      ...(doc.isUnlisted && !doc.isNotFound ? ['unlisted' as const] : []),
      ...(isUntranslated ? ['untranslated' as const] : []),
    ],
    ...(version.view && { version: version.view }),
    ...(context.languages && { languages: context.languages }),
    ...(textLanguage && { contentLanguage: textLanguage }),
    cards: doc.listsCards ? listCards(doc.siblings) : [],
    classNames: [
      ...(isHome(doc, config) ? ['is-home'] : []),
      ...classesOfApi(doc),
      ...classOf(doc),
      ...classOf(version),
    ],
  }
}

function planDocHead(
  doc: Doc,
  context: PageContext,
  { image, post, apiFeed, language }: DocPageParts & { readonly language: string | undefined },
): Page['head'] {
  const { config, version } = context
  return planHead(
    {
      title: doc.title,
      href: doc.href,
      ...(doc.description !== undefined && { description: doc.description }),
      keywords: doc.keywords,
      ...(image !== undefined && { image }),
      isIndexed: doc.isIndexed && version.isIndexed,
      ...(!doc.isNotFound && { markdownPage: markdownPageOf(doc, version) }),
      breadcrumbs: doc.breadcrumbs,
      feeds: linkFeeds(doc, config, { isBlog: doc.post !== undefined, apiFeed }),
      article: planArticle(doc, { post, language }, config),
      ...headOf(context),
      ...(doc.isNotFound && { canonical: null }),
    },
    config,
  )
}

function classesOfApi({ api }: Doc): readonly string[] {
  if (!api) return []
  const isText = api.pointer === undefined || api.kind === 'changelog' || api.kind === 'workflow'
  return isText ? ['is-api'] : ['is-api', 'is-operation']
}

/** How posts and authors are displayed. */
export interface PostViews {
  /** By the href of the post. */
  readonly posts: ReadonlyMap<string, { readonly post: PostView; readonly tags: readonly LinkView[] }>
  readonly viewAuthor: ViewAuthor
}

/** A generated page: of a category, a tag, or a list of a blog. */
export function planIndexPage(index: GeneratedIndex, context: PageContext, { posts, viewAuthor }: PostViews): Page {
  const { keys, config, version } = context
  const blogList = blogListOf(index, posts)
  return {
    ...urlOf(index),
    ...keys,
    kind: 'generated-index',
    title: index.title,
    isTitleHidden: false,
    head: planHead(
      {
        title: index.title,
        href: index.href,
        ...(index.description !== undefined && { description: index.description }),
        keywords: index.keywords,
        ...(index.image !== undefined && { image: index.image }),
        isIndexed: version.isIndexed,
        markdownPage: markdownPageOf(index, version),
        breadcrumbs: index.breadcrumbs,
        feeds: linkFeeds(index, config, { isBlog: index.kind === 'posts' }),
        ...headOf(context),
      },
      config,
    ),
    breadcrumbs: index.breadcrumbs,
    tags: [],
    ...(index.previous && { previous: index.previous }),
    ...(index.next && { next: index.next }),
    ...(index.newer && { newerHref: index.newer.href }),
    ...(index.older && { olderHref: index.older.href }),
    ...(index.all && { [index.kind === 'author' ? 'allAuthorsHref' : 'allTagsHref']: index.all.href }),
    ...(blogList && { blogList }),
    ...(index.authors && {
      authors: index.authors.map((author) => ({ ...viewAuthor(author, index), count: author.count })),
    }),
    banners: [],
    ...(version.view && { version: version.view }),
    ...(context.languages && { languages: context.languages }),
    cards: index.cards.map((card) => ({ ...card, ...(blogList && posts.get(card.href)) })),
    ...(index.description !== undefined && { description: index.description }),
    classNames: classOf(version),
  }
}

function blogListOf({ kind, cards }: GeneratedIndex, posts: PostViews['posts']): Page['blogList'] {
  if (kind === 'tag') return cards.some(({ href }) => posts.has(href)) ? kind : undefined
  return kind === 'category' || kind === 'tags' ? undefined : kind
}

/**
 * The search page, the 404 page, or a page with the items of a long sidebar list, which other pages omit. Search engines
 * should index none of them.
 */
export function planSpecialPage(
  kind: Exclude<Page['kind'], 'doc'>,
  page: PageUrl & { readonly title: string; readonly starts: readonly LanguageLinkView[] } & Pick<Page, 'cards'>,
  context: Omit<PageContext, 'version'>,
): Page {
  const { keys, config, languages } = context
  return {
    ...urlOf(page),
    ...keys,
    kind,
    title: page.title,
    isTitleHidden: false,
    head: planHead(
      {
        title: page.title,
        href: page.href,
        isIndexed: false,
        ...headOf(context),
        ...(kind === 'not-found' && { canonical: null }),
      },
      config,
    ),
    breadcrumbs: [],
    tags: [],
    banners: [],
    ...(languages && { languages }),
    ...(page.starts.length > 0 && { starts: page.starts }),
    cards: page.cards,
    classNames: [],
  }
}

/** The part of a page's head that depends on other versions and languages. */
function headOf({ version, languages, config }: Omit<PageContext, 'version'> & { readonly version?: VersionPlan }) {
  // A page whose canonical URL is another page is not listed as a translation.
  if (version?.canonical !== undefined) return { canonical: version.canonical }
  return languages ? { alternates: planAlternates(languages, config) } : {}
}

function markdownPageOf(
  { route }: PageUrl,
  { listFolder = '/' }: VersionPlan,
): NonNullable<HeadRequest['markdownPage']> {
  return { route, listFolder }
}

function classOf({ className }: { readonly className?: string | undefined }): readonly string[] {
  return className === undefined ? [] : [className]
}

function isHome({ route, locale }: Doc, { i18n }: Config): boolean {
  return route === localeRoute(locale, i18n)
}

/** The language of untranslated content. */
function sourceLanguage({ i18n }: Config): NonNullable<Page['contentLanguage']> {
  const { defaultLocale } = i18n
  const settings = i18n.localeConfigs[defaultLocale]
  return { language: settings?.htmlLang ?? defaultLocale, direction: settings?.direction ?? 'ltr' }
}

function urlOf({ route, href, file }: PageUrl): Pick<Page, 'route' | 'href' | 'file'> {
  return { route, href, file }
}

/** Creates an author's view for the pages of a version and language. */
export type ViewAuthor = (author: Author, of: { readonly version: string; readonly locale: string }) => AuthorView

/** Creates a function that resolves the URLs of authors. */
export function createAuthorView({ links }: SiteGraph): ViewAuthor {
  return ({ name, title, url, page, image, description, socials, source: file }, of) => {
    const locate = (href: string): string => toTarget(resolveLink(href, { file, edition: editionKey(of) }, links)).href
    return {
      name,
      ...(title !== undefined && { title }),
      ...(url !== undefined && { url: page?.href ?? locate(url) }),
      ...(image !== undefined && { image: locate(image) }),
      ...(description !== undefined && { description }),
      ...(socials.length > 0 && { socials }),
    }
  }
}
