import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { ShellView, SidebarItemView, SidebarView, SiteView, Text, ThemeComponents } from '../contract/index.js'

/** The HTML of everything around a page's main part, rendered once for all pages that share it. */
export interface Frame {
  /** HTML before the main part, current markers already cut out. */
  readonly before: string
  readonly after: string
  /** Where in `before` the sidebar link to an address says that it is current. */
  readonly currentOffsets: ReadonlyMap<string, number>
}

// U+0000 can't come from a page or a config (both lose it on reading), and React passes it through as it is.
const MAIN_MARKER = '\u0000main\u0000'
const CURRENT_MARKER = / aria-current="\u0000([^"]*)\u0000"/g

/** What a frame is made of. */
export interface FrameInput {
  readonly components: ThemeComponents
  readonly site: SiteView
  readonly text: Text
  readonly shell: ShellView
  readonly sidebar?: SidebarView
}

/** Renders the layout around a marker and cuts it there. Rendering 200 sidebar links a page would cost more than all the rest. */
export function renderFrame({ components, site, text, shell, sidebar }: FrameInput): Frame {
  const marked = sidebar && { ...sidebar, items: sidebar.items.map(markItem) }
  const layout = createElement(components.Layout, {
    components,
    site,
    text,
    shell,
    ...(marked && { sidebar: marked }),
    // biome-ignore lint/correctness/noChildrenProp: the prop is part of the contract, and typed
    children: MAIN_MARKER,
  })
  const [before, after] = renderToString(layout).split(MAIN_MARKER)
  if (before === undefined || after === undefined)
    throw new Error("the theme's Layout does not render its children once")
  return { ...cutMarkers(before), after }
}

/** The frame's opening HTML with `aria-current` on the sidebar link to `href`, if it has one. */
export function openFrame(frame: Frame, href: string): string {
  const offset = frame.currentOffsets.get(href)
  if (offset === undefined) return frame.before
  return `${frame.before.slice(0, offset)} aria-current="page"${frame.before.slice(offset)}`
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
    const href = unescapeHref(match[1] ?? '')
    // A page listed twice is current where it stands first.
    if (!currentOffsets.has(href)) currentOffsets.set(href, before.length)
  }
  return { before: before + html.slice(end), currentOffsets }
}

function unescapeHref(html: string): string {
  return html
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
