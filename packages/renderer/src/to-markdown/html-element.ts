import { unescapeHtml } from '../html/escape-html.js'

/** An element of a page's finished HTML, or a decoded text. */
export type HtmlNode = string | HtmlElement

/** An element with the data for its conversion to Markdown. */
export interface HtmlElement {
  /** Name of the element, in lower case. */
  readonly tag: string
  /** Text of the attributes, as in the start tag. */
  readonly attributes: string
  readonly classes: readonly string[]
  readonly children: HtmlNode[]
  /** HTML of the content of a `pre` or `title`, which has no children: nearly all elements of a `pre` are colors. */
  readonly raw: string | undefined
  /** Whether it interrupts a line of text. */
  readonly isBlock: boolean
  /** Whether Markdown omits the element, because readers of the page do not read it, or only operate it. */
  readonly isOmitted: boolean
  /** Whether a block element is inside. */
  hasBlock: boolean
}

/** The element around all other elements of a page. */
export interface HtmlRoot extends HtmlElement {
  /** Whether there may be a link that has both a fragment and content. */
  hasFragmentLinks: boolean
}

const NO_CLASSES: readonly string[] = []

/** Decodes the character references that docgen or React writes, and `&nbsp;`. */
export function decode(html: string): string {
  return unescapeHtml(html.includes('&nbsp;') ? html.replaceAll('&nbsp;', '\u00a0') : html)
}

/** The attributes that were searched last, and the same text in lower case. */
let lowered = { from: '', to: '' }

/**
 * Returns the decoded value of an attribute; empty if it has no value, `undefined` if the element lacks the attribute.
 */
export function attributeOf({ attributes }: Pick<HtmlElement, 'attributes'>, name: string): string | undefined {
  if (attributes === '') return undefined
  const first = attributes.indexOf(name)
  // Fast path: names are in lower case, values in quotes.
  if (first > 0 && attributes.charCodeAt(first - 1) === 32 && attributes.startsWith('="', first + name.length)) {
    return readValue(attributes, first + name.length + 2)
  }
  // Most elements do not have the attribute. Callers search for several attributes of one element.
  if (attributes !== lowered.from) lowered = { from: attributes, to: attributes.toLowerCase() }
  if (!lowered.to.includes(name)) return undefined
  const start = attributes.indexOf(` ${name}="`)
  return start === -1 ? readAttribute(attributes, name) : readValue(attributes, start + name.length + 3)
}

function readValue(attributes: string, from: number): string {
  const value = attributes.slice(from, attributes.indexOf('"', from))
  return value.includes('&') ? decode(value) : value
}

/** The decoded value of an attribute in any notation, such as `HREF` in trusted HTML. */
function readAttribute(attributes: string, lowerName: string): string | undefined {
  for (const [, name = '', quoted, single, bare] of attributes.matchAll(
    /([^\s"'=<>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g,
  )) {
    if (name.toLowerCase() === lowerName) return decode(quoted ?? single ?? bare ?? '')
  }
  return undefined
}

/** The elements among the children of an element. */
export function elementsOf({ children }: Pick<HtmlElement, 'children'>): readonly HtmlElement[] {
  return children.filter((node): node is HtmlElement => typeof node !== 'string')
}

/** Whether an element has a class. */
export function hasClass({ classes }: HtmlElement, name: string): boolean {
  return classes.includes(name)
}

const classLists = new Map<string, readonly string[]>()

/** The class names in the attributes of an element. */
export function listClasses(attributes: string): readonly string[] {
  if (!attributes.includes('class')) return NO_CLASSES
  const names = attributeOf({ attributes }, 'class')
  if (names === undefined) return NO_CLASSES
  const memoized = classLists.get(names)
  if (memoized) return memoized
  const list = names.split(/\s+/)
  // The cache is limited, because pages can contain any number of class lists.
  if (classLists.size < 1000) classLists.set(names, list)
  return list
}

/** The first descendant that matches. */
export function findElement(
  nodes: readonly HtmlNode[],
  matches: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    if (matches(node)) return node
    const descendant = findElement(node.children, matches)
    if (descendant) return descendant
  }
  return undefined
}

/** The text of nodes with all white space, without omitted elements. */
export function plainText(nodes: readonly HtmlNode[]): string {
  let text = ''
  for (const node of nodes) {
    if (typeof node === 'string') text += node
    // The title of an SVG image is a tooltip.
    else if (node.isOmitted || node.tag === 'title') continue
    else text += node.raw === undefined ? plainText(node.children) : textOfHtml(node.raw)
  }
  return text
}

/** The text of HTML without its tags. */
export function textOfHtml(html: string): string {
  const text = html.includes('<') ? html.replace(/<[^<>]*>/g, '') : html
  return text.includes('&') ? decode(text) : text
}
