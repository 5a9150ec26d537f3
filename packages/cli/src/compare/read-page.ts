import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { decodePath } from '../read/files/decode-path.js'

/** A page of a built site. */
export interface PageFile {
  /** Path of the file in the output folder, with slashes. */
  readonly file: string
  readonly html: string
  /** Base URL of the site; starts and ends with a slash. */
  readonly baseUrl: string
}

/** Reads the comparable content of a page. Skips navigation in the main part, because it differs between themes. */
export function readPage({ file, html, baseUrl }: PageFile): BuiltPage {
  const elements = readHtml(html)
  const main = elements.filter((element) => isInside(element, isMain) && !isInside(element, isNavigation))
  const heading = main.find(({ tagName }) => tagName === 'h1')
  const canonical = elements.find(
    (element) => element.tagName === 'link' && attributeOf(element, 'rel') === 'canonical',
  )
  const route = routeOf(file)
  const targets = main.flatMap((element) =>
    isControl(element) || isCodeLine(element) || isInside(element, isSvg) ? [] : (attributeOf(element, 'id') ?? []),
  )
  return {
    route,
    title: heading ? textOf(heading, isHeadingLink) : '',
    anchors: [...new Set(targets.filter((id) => id !== '' && !isGenerated(id)))],
    canonical: (canonical && attributeOf(canonical, 'href')) ?? '',
    links: [...new Set(main.flatMap((element) => readLink(element, { route, baseUrl })))].sort(),
  }
}

/** Returns the route of an output file: `/a` for both `a/index.html` and `a.html`. */
function routeOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`
}

function isMain({ tagName }: Element): boolean {
  return tagName === 'article' || tagName === 'main'
}

/** Whether an element is navigation: breadcrumbs, table of contents, tags, links to neighbors or edit links. */
function isNavigation(element: Element): boolean {
  const names = attributeOf(element, 'class') ?? ''
  return (
    (['nav', 'footer', 'aside', 'header'].includes(element.tagName) &&
      !/markdown|doc-header/.test(names) &&
      !isTitleHeader(element)) ||
    /(?:^|\s|_)(?:breadcrumbs|pagination-nav|tableOfContents(?!Inline)|theme-doc-footer|theme-doc-toc|toc|doc-toc)/i.test(
      names,
    )
  )
}

/** Whether an element is a `header` with a title. Docusaurus has these for generated titles, and for posts in lists. */
function isTitleHeader({ tagName, childNodes }: Element): boolean {
  return tagName === 'header' && childNodes.some((child) => 'tagName' in child && /^h[12]$/.test(child.tagName))
}

function isHeadingLink(element: Element): boolean {
  return element.tagName === 'a' && /hash-link|heading-link|anchor/.test(attributeOf(element, 'class') ?? '')
}

function isLineLink(element: Element): boolean {
  const { parentNode: line } = element
  const isInLine = line !== null && 'tagName' in line && isCodeLine(line)
  return isInLine && attributeOf(element, 'href') === `#${attributeOf(line, 'id')}`
}

/** Whether an element is a control: its id connects it to a tab, a panel or a label, and no one links to it. */
function isControl(element: Element): boolean {
  return element.tagName === 'input' || /^(?:tab|tabpanel)$/.test(attributeOf(element, 'role') ?? '')
}

/** Whether an element is an SVG image: ids connect its parts, and no one links to them. */
function isSvg({ tagName }: Element): boolean {
  return tagName === 'svg'
}

/** Whether an element is a line of code: docgen gives lines an id and a link, Docusaurus does not. */
function isCodeLine(element: Element): boolean {
  return attributeOf(element, 'data-line') !== undefined
}

/** Whether docgen, Docusaurus or React generates an id: it is not a target of links in the content. */
function isGenerated(id: string): boolean {
  return /^(?:__docusaurus|__blog-post-container$|docgen-|:r|_R_|tab-|panel-|user-content-fnref)/.test(id)
}

/** A linked file with a hash in its name: `/assets/files/a-….zip` in Docusaurus, and `/assets/a.….zip` in docgen. */
const HASHED_FILE = /^\/assets\/(?:files\/)?([^/]+)[-.](?:[\da-f]{32}|[\da-f]{8})(\.[^./]+)$/

function readLink(
  element: Element,
  { route, baseUrl }: { readonly route: string; readonly baseUrl: string },
): readonly string[] {
  if (element.tagName !== 'a' || isHeadingLink(element) || isLineLink(element)) return []
  const href = attributeOf(element, 'href')
  if (href === undefined || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return []
  const url = new URL(href, `http://site.invalid${baseUrl}${route.slice(1)}`)
  if (!url.pathname.startsWith(baseUrl.replace(/\/$/, ''))) return []
  const path = `/${url.pathname.slice(baseUrl.length)}`
  const target = decodePath(path)
    .replace(HASHED_FILE, '/assets/$1$2')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(.)\/$/, '$1')
  return [target + decodePath(url.hash)]
}

/** An element of a parsed page. */
export type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** All elements of a page in document order. */
function readHtml(html: string): readonly Element[] {
  const elements: Element[] = []
  const pending: Node[] = [...parse(html).childNodes].reverse()
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!('tagName' in node)) continue
    elements.push(node)
    const inner = 'content' in node ? node.content.childNodes : node.childNodes
    pending.push(...[...inner].reverse())
  }
  return elements
}

/** The value of an attribute; undefined if the element does not have it. */
function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

/** Whether an element, or one of its ancestors, matches. */
function isInside(element: Element, matches: (candidate: Element) => boolean): boolean {
  let node: DefaultTreeAdapterTypes.ParentNode | null = element
  while (node && 'tagName' in node) {
    if (matches(node)) return true
    node = node.parentNode
  }
  return false
}

/** The text of an element with collapsed white space, without the elements that `skips` matches. */
function textOf(element: Element, skips: (candidate: Element) => boolean): string {
  const collect = (node: Node): string => {
    if ('value' in node) return node.value
    if (!('childNodes' in node) || ('tagName' in node && skips(node))) return ''
    return node.childNodes.map(collect).join('')
  }
  return element.childNodes
    .map(collect)
    .join('')
    .replace(/[\s\u200b]+/g, ' ')
    .trim()
}

/** The comparable content of a built page, as readers and search engines see it. */
export interface BuiltPage {
  /** Path without base URL, file extension and trailing slash, decoded; `/` for the root. */
  readonly route: string
  /** Text of the main heading; empty if there is none. */
  readonly title: string
  /** Ids of the headings and other link targets in the main part, in order. */
  readonly anchors: readonly string[]
  /** Canonical URL as written; empty if there is none. */
  readonly canonical: string
  /** Targets of the internal links in the main part, as routes with hashes, without duplicates, sorted. */
  readonly links: readonly string[]
}
