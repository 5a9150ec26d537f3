import { decode, type HtmlElement, type HtmlRoot, listClasses } from './html-element.js'

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
    classes: [],
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
    const classes = listClasses(attributes)
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
