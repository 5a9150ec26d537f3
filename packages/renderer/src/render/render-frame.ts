import { createElement } from 'react'
import type {
  NavbarItemView,
  Page,
  ShellView,
  SidebarItemView,
  SidebarView,
  SiteView,
  Text,
  ThemeComponents,
} from '../contract/index.js'
import type { RenderElement } from '../html/create-element-renderer.js'
import { escapeHtml, unescapeHtml } from '../html/escape-html.js'

/** The HTML around a page's main part, rendered once for all pages that share it. */
export interface Frame {
  /** HTML before the main part, without current markers. */
  readonly before: string
  readonly after: string
  /** URL of a page → offset in `before` at which its sidebar link gets `aria-current`. */
  readonly currentOffsets: ReadonlyMap<string, number>
  /** Whether `before` has links to other languages, which differ on every page. */
  readonly hasLanguages: boolean
}

// No page or config contains U+0000, because docgen removes it when it reads them. React does not change it.
const MAIN_MARKER = '\u0000main\u0000'
const LANGUAGE_MARKER = /\u0000([^\u0000]*)\u0000/g
const CURRENT_MARKER = / aria-current="\u0000([^"]*)\u0000"/g

/** Inputs of a frame. */
export interface FrameInput {
  readonly components: ThemeComponents
  readonly site: SiteView
  readonly text: Text
  readonly shell: ShellView
  readonly sidebar?: SidebarView
  readonly hidesNavbar?: boolean
  /** Renders the layout. */
  readonly render: RenderElement
}

/**
 * Renders the layout around a marker and splits it there. Rendering a long sidebar again for every page would be slow.
 */
export function renderFrame({ components, site, text, shell, sidebar, hidesNavbar, render }: FrameInput): Frame {
  const marked = sidebar && { ...sidebar, items: sidebar.items.map(markItem) }
  const { navbar } = shell
  const markedNavbar = { ...navbar, start: navbar.start.map(markLanguages), end: navbar.end.map(markLanguages) }
  const layout = createElement(components.Layout, {
    components,
    site,
    text,
    shell: { ...shell, navbar: markedNavbar },
    ...(marked && { sidebar: marked }),
    ...(hidesNavbar && { hidesNavbar }),
    // biome-ignore lint/correctness/noChildrenProp: the prop is part of the contract, and typed
    children: MAIN_MARKER,
  })
  const [before, after] = render(layout).split(MAIN_MARKER)
  if (before === undefined || after === undefined)
    throw new Error("the theme's Layout does not render its children once")
  const cut = cutMarkers(before)
  return { ...cut, after, hasLanguages: cut.before.includes('\u0000') }
}

/**
 * The frame's opening HTML with `aria-current` on the sidebar link to the page, if it has one, and the page's URL in
 * each language.
 */
export function openFrame(frame: Frame, { href, languages = {} }: Pick<Page, 'href' | 'languages'>): string {
  const { before, hasLanguages } = frame
  const offset = frame.currentOffsets.get(href)
  const opened = offset === undefined ? before : `${before.slice(0, offset)} aria-current="page"${before.slice(offset)}`
  return hasLanguages
    ? opened.replace(LANGUAGE_MARKER, (_whole, link: string) => fillLanguage(link, languages))
    : opened
}

function fillLanguage(link: string, languages: Readonly<Record<string, string>>): string {
  const [locale = '', fallback = ''] = link.split('\n')
  const href = languages[locale]
  if (href === undefined) return fallback
  const query = fallback.indexOf('?')
  return escapeHtml(href) + (query === -1 ? '' : fallback.slice(query))
}

/** The links of a language menu differ on every page that shares the frame, so they are replaced with markers. */
function markLanguages(item: NavbarItemView): NavbarItemView {
  if (item.kind !== 'dropdown' || item.purpose !== 'locale') return item
  return {
    ...item,
    items: item.items.map((link) =>
      link.kind === 'link' && link.locale !== undefined
        ? { ...link, href: `\u0000${link.locale}\n${link.href}\u0000` }
        : link,
    ),
  }
}

function markItem(item: SidebarItemView): SidebarItemView {
  if (item.kind === 'html') return item
  if (item.kind === 'link') return item.isExternal ? item : { ...item, current: `\u0000${item.href}\u0000` }
  const items = item.items.map(markItem)
  return item.hasPage && item.href !== undefined
    ? { ...item, items, current: `\u0000${item.href}\u0000` }
    : { ...item, items }
}

function cutMarkers(html: string): Pick<Frame, 'before' | 'currentOffsets'> {
  const currentOffsets = new Map<string, number>()
  let before = ''
  let end = 0
  for (const match of html.matchAll(CURRENT_MARKER)) {
    before += html.slice(end, match.index)
    end = match.index + match[0].length
    const href = unescapeHtml(match[1] ?? '')
    // A page listed twice is current at its first position.
    if (!currentOffsets.has(href)) currentOffsets.set(href, before.length)
  }
  return { before: before + html.slice(end), currentOffsets }
}
