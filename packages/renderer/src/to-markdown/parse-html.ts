import { decode, type HtmlElement, type HtmlRoot } from './html-element.js'
import { readStartTag, recallStartTag } from './read-start-tag.js'

// The end of a tag, or the start of a quoted value.
const TAG_PART = />|=[ \n\t\r\f]*["']/g

// Deeper elements become siblings, so that walking the tree never exhausts the stack.
const MAX_DEPTH = 200

/**
 * Parses the HTML of a rendered page in one pass. HTML of docgen and React is parsed exactly, because it closes every
 * element; other HTML is parsed as well as possible. A parser for arbitrary HTML takes several times as long.
 */
export function parseHtml(html: string): HtmlRoot {
  const root: HtmlRoot = {
    tag: '',
    attributes: '',
    classes: [],
    children: [],
    raw: undefined,
    isBlock: true,
    isOmitted: false,
    hasBlock: false,
    hasFragmentLinks: false,
  }
  const open: HtmlElement[] = [root]
  let current: HtmlElement = root
  let lastQuotes: Readonly<Record<'"' | "'", number>> | undefined
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    if (start !== at) addText(current, html.slice(at, start === -1 ? html.length : start))
    if (start === -1) break
    const next = html.charCodeAt(start + 1)
    if (next === 47) {
      const end = html.indexOf('>', start)
      if (end === -1) break
      // Fast path: in HTML of docgen and React, an end tag closes the innermost open element.
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

  /**
   * Reads the start tag at an index. If its content is not parsed, reads the whole element. Returns the index after it.
   */
  function readElement(start: number): number {
    const first = html.indexOf('>', start)
    let end = first === -1 ? html.length : first
    let text = html.slice(start + 1, end)
    let startTag = recallStartTag(text)
    if (!startTag) {
      const isWhole = first !== -1 && isEndOfTag(text)
      if (first !== -1 && !isWhole) {
        end = endOfQuotedTag(start, first)
        text = html.slice(start + 1, end)
      }
      startTag = readStartTag(text, isWhole)
    }
    const { name: tag, attributes, classes, isBlock, isVoid, isSkipped, isOmitted } = startTag
    if (tag === 'pre' || isSkipped) {
      const closingTag = html.indexOf(`</${tag}`, end)
      const contentEnd = closingTag === -1 ? html.length : closingTag
      const raw = html.slice(end + 1, contentEnd)
      if (tag === 'pre' || tag === 'title') {
        add({ tag, attributes, classes, children: [], raw, isBlock, isOmitted, hasBlock: false })
      }
      const after = html.indexOf('>', contentEnd)
      return after === -1 ? html.length : after + 1
    }
    const element: HtmlElement = {
      tag,
      attributes,
      classes,
      children: [],
      raw: undefined,
      isBlock,
      isOmitted,
      hasBlock: false,
    }
    add(element)
    if (tag === 'a' && attributes.includes('#')) {
      // The link of a heading to itself has no text.
      if (html.startsWith('</a>', end + 1)) return end + 5
      root.hasFragmentLinks = true
    }
    if (!isVoid && open.length < MAX_DEPTH) {
      open.push(element)
      current = element
    }
    return end + 1
  }

  /**
   * Finds the `>` that ends a start tag with quoted values. `first` is the index of the first `>`, which ends the tag
   * if a quote is not closed.
   */
  function endOfQuotedTag(start: number, first: number): number {
    lastQuotes ??= { '"': html.lastIndexOf('"'), "'": html.lastIndexOf("'") }
    TAG_PART.lastIndex = start
    for (let part = TAG_PART.exec(html)?.[0]; part !== undefined; part = TAG_PART.exec(html)?.[0]) {
      if (part === '>') return TAG_PART.lastIndex - 1
      const quote = part.endsWith('"') ? '"' : "'"
      // Without this check, each unclosed quote would be searched for to the end of the page: quadratic time.
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
      const ancestor = open[index]
      if (!ancestor || ancestor.hasBlock) return
      ancestor.hasBlock = true
    }
  }

  /** Closes the innermost open element with this tag, and everything in it. Ignores an end tag without a start tag. */
  function close(tag: string): void {
    const index = open.findLastIndex((element) => element.tag === tag)
    if (index < 1) return
    open.length = index
    current = open[index - 1] ?? root
  }
}

/**
 * Whether a `>` after this text of a start tag certainly ends the tag: the text has no quotes, or it ends with the
 * quote that closes a value. Otherwise, the `>` may be in a value, but only in other HTML: docgen and React escape it.
 */
function isEndOfTag(text: string): boolean {
  if (text.includes("'")) return false
  if (!text.includes('"')) return true
  const before = text.charAt(text.length - 2)
  return text.endsWith('"') && before !== '=' && before !== ' '
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
