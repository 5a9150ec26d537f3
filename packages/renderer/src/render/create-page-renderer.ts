import { createElement } from 'react'
import {
  type CardView,
  type Content,
  countMinutes,
  type Page,
  type PageKind,
  type ShellView,
  type SidebarView,
  type SiteView,
  type Text,
  type ThemeComponents,
  type TocEntry,
} from '../contract/index.js'
import { createElementRenderer, type RenderElement } from '../html/create-element-renderer.js'
import { escapeHtml } from '../html/escape-html.js'
import { addToHead } from './add-to-head.js'
import { allowConnections } from './allow-connections.js'
import type { DocumentView } from './document-view.js'
import { fillHoles, type LinkTarget } from './fill-holes.js'
import { createFrameFinder } from './find-frame.js'
import { openFrame } from './render-frame.js'
import { renderHead } from './render-head.js'
import { renderMarkdownPage } from './render-markdown-page.js'
import { renderSourceLink } from './source-link.js'

/** Values that all pages of one locale share. */
export interface RenderContext {
  readonly components: ThemeComponents
  readonly site: SiteView
  readonly text: Text
  readonly document: DocumentView
  /** Shell by the key that `Page.shell` names. */
  readonly findShell: (key: string) => ShellView
  /** Sidebar branch by the key that `Page.sidebar` names. */
  readonly findSidebar: (key: string) => SidebarView
  /** Resolves a link in a component around the page. */
  readonly findLink?: (href: string, page: Page) => string
  /** Returns the URL of the style sheet with these rules. */
  readonly locatePageStyles?: (rules: string) => string
}

/** A page's complete HTML document, and the page as Markdown on request. */
export interface RenderedPage {
  readonly html: string
  readonly renderMarkdown: () => string
}

/** Renders one page; `targets` are the targets of the content's links, in order. */
export type RenderPage = (page: Page, content?: Content, targets?: readonly LinkTarget[]) => RenderedPage

const PAGE_COMPONENT = {
  doc: 'DocPage',
  'generated-index': 'GeneratedIndexPage',
  search: 'SearchPage',
  'not-found': 'NotFoundPage',
} as const satisfies Record<PageKind, keyof ThemeComponents>

/** Creates the page renderer of one locale. It caches the frames of the last pages, one per shell and open
 * branch. */
export function createPageRenderer(context: RenderContext): RenderPage {
  const { components, site, text, document } = context
  const findFrame = createFrameFinder(context)
  const listHeadings = createHeadingLister(text)

  const renderCardList = createElementRenderer()
  const renderCards = (cards: readonly CardView[]): string =>
    renderCardList(createElement(components.Cards, { text, cards }))
  const renderNotice = createElementRenderer()
  const renderForm = createElementRenderer()
  let searchHtml: string | undefined
  const renderSearch = (): string => {
    if (site.search === undefined) return ''
    const placeholder = text('theme.SearchPage.emptyResultsTitle')
    searchHtml ??= renderForm(createElement(components.SearchForm, { site, text, size: 'large', placeholder }))
    return searchHtml
  }
  const renderMain: Readonly<Record<PageKind, RenderElement>> = {
    doc: createElementRenderer(),
    'generated-index': createElementRenderer(),
    search: createElementRenderer(),
    'not-found': createElementRenderer(),
  }

  return (planned, content, targets = []) => {
    const page = showImageOnce(withLayoutOf(content, planned), targets)
    const fills = {
      targets,
      text,
      cards: page.cards,
      renderCards,
      renderSearch,
      renderSourceLink: (link: { readonly path: string; readonly text: string }) => renderSourceLink(link, page),
      linkPageStyles: () => linkPageStyles(content, context),
      diagramHref: document.diagramHref ?? '',
    }
    const html = content ? fillHoles(content, fills) : ''
    const heading = content?.heading ? fillHoles(content.heading, fills) : escapeHtml(page.title)
    const { toc } = page
    const main = createElement(page.layout === 'home' ? components.HomePage : components[PAGE_COMPONENT[page.kind]], {
      components,
      site,
      text,
      page,
      html,
      ...(hasTitleAbove(page, content) && { headingHtml: heading }),
      ...(content?.heading?.id !== undefined && { headingId: content.heading.id }),
      ...(page.showsReadingTime && content && { readingMinutes: countMinutes(content.sections) }),
      toc: toc && content ? listHeadings(content.toc, toc) : [],
    })
    const frame = findFrame(page, content)
    const fallback = content?.description ?? ''
    const ownHead =
      page.kind === 'search'
        ? renderHead(page.head, document, fallback, document.search?.scriptHref) + requestSearch(document)
        : renderHead(page.head, allowConnections(document, content?.connectSources), fallback)
    const head = addToHead(ownHead, content?.head)
    const mainHtml = renderMain[page.kind](main)
    const body = openFrame(frame, page) + linkList(page) + linkSheets(page, content, context) + mainHtml + frame.after
    const whole = `<!doctype html><html${htmlAttributes(page, document)}><head>${head}</head><body>${body}</body></html>\n`
    const findLink = (href: string): string => context.findLink?.(href, page) ?? href
    const renderMarkdown = (): string => {
      const { version } = page
      const notice = version?.notice
        ? renderNotice(createElement(components.VersionNotice, { site, text, version }))
        : ''
      const source = content
        ? { html, notice, ...(hasTitleAbove(page, content) && { heading }), id: content.heading?.id }
        : { html: mainHtml }
      const finalHtml = { ...source, html: resolveLinkMessages(source.html, findLink) }
      return renderMarkdownPage({ page, content, finalHtml, document })
    }
    return { html: resolveLinkMessages(whole, findLink), renderMarkdown }
  }
}

/** Creates the function that lists the headings of a page that its table of contents shows. */
function createHeadingLister(
  text: Text,
): (all: readonly TocEntry[], levels: NonNullable<Page['toc']>) => readonly TocEntry[] {
  const inPageLanguage = (entry: TocEntry): TocEntry => {
    if (entry.key === undefined) return entry
    const label = text(entry.key)
    return { ...entry, html: escapeHtml(label), text: label }
  }
  // Versions of a page with the same text are rendered one after another, so they share one list that renders once.
  let last: { readonly all: readonly TocEntry[]; readonly min: number; readonly max: number } | undefined
  let entries: readonly TocEntry[] = []
  return (all, { min, max }) => {
    if (last?.all !== all || last.min !== min || last.max !== max) {
      last = { all, min, max }
      entries = all.filter(({ level }) => level >= min && level <= max).map(inPageLanguage)
    }
    return entries
  }
}

/**
 * The page with the layout that its components request. A page without any content, as when a component failed, gets
 * its navbar back, so that readers can leave it.
 */
function withLayoutOf(content: Content | undefined, page: Page): Page {
  const isEmpty = content?.parts.every((part) => part.trim() === '') ?? true
  const layout = content?.layout ?? (page.layout === 'bare' && isEmpty ? 'column' : page.layout)
  if (layout !== 'column') return layout === undefined ? page : { ...page, layout }
  const { layout: _planned, ...rest } = page
  return rest
}

/** Removes the image of a post if its text also shows it. */
function showImageOnce(page: Page, targets: readonly LinkTarget[]): Page {
  const { image, ...post } = page.post ?? { authors: [] }
  return image !== undefined && targets.some(({ href }) => href === image) ? { ...page, post } : page
}

/**
 * Whether the layout shows the title above the text. A level-1 heading at the start of the source is always shown
 * there. Otherwise, the title is omitted if the first heading of a page other than a post has level 1, or if another
 * level-1 heading equals the title; on a landing page, any level-1 heading suffices.
 */
function hasTitleAbove({ title, isTitleHidden, layout, post }: Page, content: Content | undefined): boolean {
  if (content?.heading) return true
  if (content?.hasOwnTitle && !post) return false
  const isInText = content?.sections.some(
    (section) => section.level === 1 && section.id !== '' && (layout === 'home' || section.title === title),
  )
  return !isTitleHidden && !isInText
}

/** A link for agents that read only the start of a page's HTML. Browsers neither show nor focus it. */
function linkList({ head: { markdownPage } }: Page): string {
  return markdownPage ? `<a href="${escapeHtml(markdownPage.listHref)}" hidden>llms.txt</a>` : ''
}

/** Links the page's extracted styles. The link is in the content, which the router inserts, not in the head. */
function linkPageStyles(content: Content | undefined, { locatePageStyles }: RenderContext): string {
  const rules = content?.pageStyles
  return rules && locatePageStyles ? linkStyleSheet(locatePageStyles(rules)) : ''
}

/** Links the style sheets that only some pages need, before the main part, so that the router replaces them, too. */
function linkSheets(page: Page, content: Content | undefined, { site, document }: RenderContext): string {
  const { sheets = {} } = document
  const { kind, layout, post, blogList, date, labels, contributors, showsReadingTime, cards } = page
  const hasTools = date !== undefined || labels || contributors || showsReadingTime || site.feedbackTarget !== undefined
  const isArchive = blogList === 'archive'
  const names = new Set([
    ...(post || blogList ? ['blog'] : []),
    ...(blogList && !isArchive ? ['posts'] : []),
    ...(isArchive || (kind === 'generated-index' && cards[0]?.date !== undefined)
      ? ['badge', 'updates', 'timeline']
      : []),
    ...(kind === 'not-found' ? ['not-found'] : []),
    ...(layout ? [layout === 'bare' ? 'full' : layout] : []),
    ...(kind === 'doc' && !layout && hasTools ? ['page-tools'] : []),
    ...(kind === 'doc' && !layout && labels ? ['badge'] : []),
    ...(content?.sheets ?? []),
  ])
  return [...names].map((name) => (Object.hasOwn(sheets, name) ? linkStyleSheet(sheets[name] ?? '') : '')).join('')
}

/** Preloads the manifest, which the script of the search page would otherwise request later. */
function requestSearch({ search }: DocumentView): string {
  const href = search?.manifestHref
  return href === undefined ? '' : `<link rel="preload" href="${escapeHtml(href)}" as="fetch" crossorigin>`
}

function linkStyleSheet(href: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(href)}">`
}

function htmlAttributes(page: Page, document: DocumentView): string {
  const attributes: Record<string, string | undefined> = {
    lang: document.language,
    dir: document.direction,
    class: [`kind-${page.kind}`, ...classesOfLayout(page), ...page.classNames].join(' '),
    'data-theme': document.defaultColorMode,
    'data-default-theme': document.defaultColorMode,
    'data-theme-switch': document.isColorModeSwitchable ? undefined : 'off',
    'data-theme-system': document.followsSystemColorMode ? 'on' : undefined,
    'data-announcement': document.announcementId,
    'data-docs-version': page.version?.name,
    'data-docs-version-path': page.version?.path || undefined,
  }
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('')
}

function classesOfLayout({ layout }: Page): readonly string[] {
  if (layout === 'bare') return ['layout-full', 'layout-bare']
  return layout ? [`layout-${layout}`] : []
}

/** Resolves a URL in a component around the page. */
export type FindLink = (href: string) => string

/** Resolves the link messages of components in HTML: see `message.ts` of the theme. */
function resolveLinkMessages(html: string, findLink: FindLink): string {
  if (!html.includes('\u0000@link:')) return html
  return html.replace(/\u0000@link:([^\u0000]*)\u0000/g, (_whole, data: string) => {
    const { href }: { readonly href: string } = JSON.parse(decodeURIComponent(data))
    return escapeHtml(findLink(href))
  })
}
