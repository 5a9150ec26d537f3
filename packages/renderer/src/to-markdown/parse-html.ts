import { unescapeHtml } from '../html/escape-html.js'

/** An element of a page's finished HTML, or a decoded text. */
export type HtmlNode = string | HtmlElement

/** An element with what a Markdown needs of it. */
export interface HtmlElement {
  /** Lower case. */
  readonly tag: string
  /** As in the start tag. */
  readonly attributes: string
  readonly classes: readonly string[]
  readonly children: HtmlNode[]
  /** HTML of the content of a `pre` or `title`, which has no children: nearly all elements of a `pre` are colors. */
  readonly raw: string | undefined
  /** Whether it interrupts a line of text. */
  readonly isBlock: boolean
  /** Whether a block element is inside. */
  hasBlock: boolean
}

/** An element around all others. */
export interface HtmlRoot extends HtmlElement {
  /** Whether there may be a link with a fragment, and with content. */
  hasFragmentLinks: boolean
}

const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
)

const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside audio blockquote caption center dd details dialog div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe li main nav ol p pre search section summary table tbody ' +
    'td tfoot th thead tr ul video'
  ).split(' '),
)

/** Elements whose content is not HTML that readers see. */
const SKIPPED: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title'])

const NONE: readonly string[] = []

/** Facts about elements of one name. Looking them up once per element saves a tenth of the time. */
export interface HtmlTag {
  /** Lower case. */
  readonly name: string
  readonly isBlock: boolean
  readonly isVoid: boolean
  readonly isSkipped: boolean
}

const tags = new Map<string, HtmlTag>()

function findTag(rawName: string): HtmlTag {
  const memoized = tags.get(rawName)
  if (memoized) return memoized
  const name = rawName.toLowerCase()
  const tag = { name, isBlock: BLOCKS.has(name), isVoid: VOID.has(name), isSkipped: SKIPPED.has(name) }
  // Pages can contain any number of names.
  if (tags.size < 1000) tags.set(rawName, tag)
  return tag
}

const NAME_END = /[\s/>]/g

// The end of a tag, or the start of a quoted value.
const TAG_PART = />|=[ \n\t\r\f]*["']/g

// Deeper elements become siblings, so that walking the tree never exhausts the stack.
const MAX_DEPTH = 200

/**
 * The tree of finished HTML, in one pass: that of docgen and React, where every element is closed, and as well as
 * possible any other. A parser for arbitrary HTML takes several times as long.
 */
export function parseHtml(html: string): HtmlRoot {
  const root: HtmlRoot = {
    tag: '',
    attributes: '',
    classes: NONE,
    children: [],
    raw: undefined,
    isBlock: true,
    hasBlock: false,
    hasFragmentLinks: false,
  }
  const open: HtmlElement[] = [root]
  let current: HtmlElement = root
  // Of each kind, the first after the last start tag.
  const nextQuotes = { '"': -1, "'": -1 }
  const lastQuotes = { '"': html.lastIndexOf('"'), "'": html.lastIndexOf("'") }
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start !== at) addText(current, html.slice(at, start === -1 ? html.length : start))
    if (start === -1) break
    const next = html.charCodeAt(start + 1)
    if (next === 47) {
      const end = html.indexOf('>', start)
      if (end === -1) break
      // Fast path: docgen and React close what is open.
      const isCurrent = end - start - 2 === current.tag.length && html.startsWith(current.tag, start + 2)
      if (isCurrent && open.length > 1) {
        open.pop()
        current = open[open.length - 1] ?? root
      } else
        close(
          html
            .slice(start + 2, end)
            .trimEnd()
            .toLowerCase(),
        )
      at = end + 1
    } else if (isLetter(next)) at = readElement(start)
    else if (next === 33 || next === 63) {
      // A comment ends in `-->`, a declaration in `>`.
      const isComment = html.startsWith('<!--', start)
      const end = isComment ? html.indexOf('-->', start + 4) : html.indexOf('>', start)
      at = end === -1 ? html.length : end + (isComment ? 3 : 1)
    } else {
      addText(current, '<')
      at = start + 1
    }
  }
  return root

  /** Reads a start tag at an index, and returns the index after what was read. */
  function readElement(start: number): number {
    const end = endOfTag(start)
    NAME_END.lastIndex = start
    NAME_END.test(html)
    const nameEnd = Math.min(NAME_END.lastIndex - 1, end)
    const { name: tag, isBlock: isBlockTag, isVoid, isSkipped } = findTag(html.slice(start + 1, nameEnd))
    const isClosed = html.charCodeAt(end - 1) === 47
    const attributes = nameEnd === end ? '' : html.slice(nameEnd, isClosed ? end - 1 : end)
    const isBlock = isBlockTag || attributes.includes('katex-display')
    const classes = attributes === '' ? NONE : listClasses(attributes)
    if (tag === 'pre' || isSkipped) {
      const closingTag = html.indexOf(`</${tag}`, end)
      const contentEnd = closingTag === -1 ? html.length : closingTag
      const raw = html.slice(end + 1, contentEnd)
      if (tag === 'pre' || tag === 'title') {
        add({ tag, attributes, classes, children: [], raw, isBlock, hasBlock: false })
      }
      const after = html.indexOf('>', contentEnd)
      return after === -1 ? html.length : after + 1
    }
    // The link of a heading to itself has no text.
    if (tag === 'a' && !root.hasFragmentLinks && attributes.includes('#') && !html.startsWith('</a>', end + 1)) {
      root.hasFragmentLinks = true
    }
    const element: HtmlElement = { tag, attributes, classes, children: [], raw: undefined, isBlock, hasBlock: false }
    add(element)
    if (!isClosed && !isVoid && open.length < MAX_DEPTH) {
      open.push(element)
      current = element
    }
    return end + 1
  }

  /** Whether the first `>` after a start is not in a quoted value: there is no quote, or one that closes a value. */
  function isEndOfTag(start: number, first: number): boolean {
    for (const quote of ['"', "'"] as const)
      if (nextQuotes[quote] < start) {
        const next = html.indexOf(quote, start)
        nextQuotes[quote] = next === -1 ? html.length : next
      }
    if (nextQuotes["'"] < first) return false
    if (nextQuotes['"'] > first) return true
    const before = html.charAt(first - 2)
    return html.charCodeAt(first - 1) === 34 && before !== '=' && before !== ' '
  }

  /** Index of the `>` that ends a start tag: one in a quoted value does not. */
  function endOfTag(start: number): number {
    // Fast path: docgen and React escape it in values, so there is one only in HTML by others.
    const first = html.indexOf('>', start)
    if (first === -1) return html.length
    if (isEndOfTag(start, first)) return first
    TAG_PART.lastIndex = start
    for (let part = TAG_PART.exec(html)?.[0]; part !== undefined; part = TAG_PART.exec(html)?.[0]) {
      if (part === '>') return TAG_PART.lastIndex - 1
      const quote = part.endsWith('"') ? '"' : "'"
      // Looking for the end of each quote again would take quadratic time.
      const end = lastQuotes[quote] < TAG_PART.lastIndex ? -1 : html.indexOf(quote, TAG_PART.lastIndex)
      if (end === -1) return first
      TAG_PART.lastIndex = end + 1
    }
    return html.length
  }

  function add(element: HtmlElement): void {
    current.children.push(element)
    if (!element.isBlock) return
    for (let index = open.length - 1; index >= 0; index--) {
      const around = open[index]
      if (!around || around.hasBlock) return
      around.hasBlock = true
    }
  }

  /** An end tag closes the innermost element of its name, and everything in it; one without a start tag is ignored. */
  function close(tag: string): void {
    const index = open.findLastIndex((element) => element.tag === tag)
    if (index < 1) return
    open.length = index
    current = open[index - 1] ?? root
  }
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
}

function addText(parent: HtmlElement, html: string): void {
  const text = html.includes('&') ? decode(html) : html
  const { children } = parent
  const last = children.length - 1
  const before = last < 0 ? undefined : children[last]
  if (typeof before === 'string') children[last] = before + text
  else children.push(text)
}

function decode(html: string): string {
  return unescapeHtml(html.includes('&nbsp;') ? html.replaceAll('&nbsp;', '\u00a0') : html)
}

/** The last attributes that were looked at, and the same in lower case. */
let lowered = { from: '', to: '' }

/** The decoded value of an attribute; empty if it has none. `undefined` if the element lacks it. */
export function attributeOf({ attributes }: Pick<HtmlElement, 'attributes'>, name: string): string | undefined {
  if (attributes === '') return undefined
  // Most elements lack it. Callers look for several attributes of one element.
  if (attributes !== lowered.from) lowered = { from: attributes, to: attributes.toLowerCase() }
  if (!lowered.to.includes(name)) return undefined
  const start = attributes.indexOf(` ${name}="`)
  if (start === -1) return readAttribute(attributes, name)
  const from = start + name.length + 3
  const value = attributes.slice(from, attributes.indexOf('"', from))
  return value.includes('&') ? decode(value) : value
}

/** The same for attributes in any notation, such as `HREF` in trusted HTML. */
function readAttribute(attributes: string, wanted: string): string | undefined {
  for (const [, name = '', quoted, single, bare] of attributes.matchAll(
    /([^\s"'=<>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g,
  )) {
    if (name.toLowerCase() === wanted) return decode(quoted ?? single ?? bare ?? '')
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

function listClasses(attributes: string): readonly string[] {
  if (!attributes.includes('class')) return NONE
  const names = attributeOf({ attributes }, 'class')
  if (names === undefined) return NONE
  const memoized = classLists.get(names)
  if (memoized) return memoized
  const list = names.split(/\s+/)
  // Pages can contain any number of lists.
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
    const inside = findElement(node.children, matches)
    if (inside) return inside
  }
  return undefined
}

/** The text of nodes with all white space. */
export function plainText(nodes: readonly HtmlNode[]): string {
  let text = ''
  for (const node of nodes) {
    if (typeof node === 'string') text += node
    else if (node.raw === undefined) text += plainText(node.children)
    // The title of a drawing is a tooltip.
    else if (node.tag !== 'title') text += textOfHtml(node.raw)
  }
  return text
}

/** The text of HTML without its tags. */
export function textOfHtml(html: string): string {
  const text = html.includes('<') ? html.replace(/<[^<>]*>/g, '') : html
  return text.includes('&') ? decode(text) : text
}
