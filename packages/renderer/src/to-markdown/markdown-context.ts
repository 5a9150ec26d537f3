import { createElementIds, type ElementIds } from '../markdown/ids/create-element-ids.js'
import type { HtmlNode } from './html-element.js'

/** The position of a converter in a page, and the data of the page that it needs. */
export interface MarkdownContext {
  readonly isInTable: boolean
  readonly isInLink: boolean
  readonly isInHeading: boolean
  /** True in text that is bold as a whole. */
  readonly isBold: boolean
  /** The ids that GitHub gives to the headings so far. */
  readonly ids: ElementIds
  /** Ids that links within the page point to, except ids that already have an anchor. */
  readonly targets: Set<string>
  /** The absolute URL of a link, as Markdown writes it. */
  readonly locate: (href: string) => string
  /** The Markdown blocks of nodes. */
  readonly convertBlocks: (nodes: readonly HtmlNode[], context: MarkdownContext) => string[]
}

/** The URL of a page. */
export interface PageLocation {
  /** Origin of the site. */
  readonly origin: string
  /** Path of the page. */
  readonly href: string
}

/** The state at the start of a page. */
export function createMarkdownContext(
  page: PageLocation,
  convertBlocks: MarkdownContext['convertBlocks'],
  targets = new Set<string>(),
): MarkdownContext {
  return {
    isInTable: false,
    isInLink: false,
    isInHeading: false,
    isBold: false,
    ids: createElementIds(),
    targets,
    convertBlocks,
    locate: (href) => writeUrl(absoluteUrl(href, page)),
  }
}

/** The absolute form of a URL. Links within the page do not change, because they also work in the Markdown. */
function absoluteUrl(href: string, { origin, href: page }: PageLocation): string {
  if (href.startsWith('/') && !href.startsWith('//')) return origin + href
  if (href === '' || href.startsWith('#') || /^[a-z][a-z\d+.-]*:/i.test(href)) return href
  return URL.canParse(href, origin + page) ? new URL(href, origin + page).href : href
}

function writeUrl(url: string): string {
  if (!/[\s()<>\\]/.test(url)) return url
  return `<${url.replace(/\s/g, '%20').replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('\\', '%5C')}>`
}
