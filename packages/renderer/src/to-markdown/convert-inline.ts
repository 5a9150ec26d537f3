import { escapeLineStarts, escapeMarkdown } from '../markdown/escape-markdown.js'
import { anchor, takeTarget } from './anchors.js'
import { attributeOf, findElement, type HtmlElement, type HtmlNode, hasClass, plainText } from './html-element.js'
import { codeSpan, hasEdges, LINE_BREAK, opens, splitEdges } from './inline-delimiters.js'
import type { MarkdownContext } from './markdown-context.js'

/** The Markdown of an element in a line of text. */
type Handler = (element: HtmlElement, context: MarkdownContext, neighbors: Neighbors) => string

const DELIMITERS = new Map(
  Object.entries({
    strong: '**',
    b: '**',
    em: '*',
    i: '*',
    del: '~~',
    s: '~~',
  }),
)

const BY_TAG: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['code', convertCode],
  ['tt', convertCode],
  ['a', convertLink],
  ['img', convertImage],
  ['video', convertMedia],
  ['audio', convertMedia],
  ['iframe', convertMedia],
  ['br', (_element, context) => (context.isInTable ? '<br>' : context.isInHeading ? ' ' : LINE_BREAK)],
  ['pre', (element, context) => codeSpan(plainText([element]), context)],
  ['wbr', () => ''],
  ['button', convertButton],
  ...[...DELIMITERS].map(([tag, delimiter]): [string, Handler] => [
    tag,
    (element, context, neighbors) => emphasize(delimiter, element, context, neighbors),
  ]),
  // GitHub's Markdown has no delimiters for these, but keeps them as HTML.
  ...['kbd', 'sub', 'sup', 'ins'].map((tag): [string, Handler] => [tag, convertKept]),
])

/** Inline Markdown of nodes, on one line except for hard breaks. Blocks become words of the line. */
export function convertInline(nodes: readonly HtmlNode[], context: MarkdownContext): string {
  const [only] = nodes
  // Fast path: most elements contain only text.
  if (nodes.length === 1 && typeof only === 'string') return escapeMarkdown(only, context)
  let line = ''
  // Reading the last character of `line` would join all pieces each time.
  let last = ''
  // An exclamation mark, added later: before a link, it has to be escaped, or Markdown would read an image.
  let mark = ''
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index]
    if (node === undefined) continue
    const following = index + 1 < nodes.length ? firstCharacter(nodes[index + 1]) : ''
    let part =
      typeof node === 'string'
        ? escapeMarkdown(node, context, following)
        : convertElement(node, { before: last, after: following }, context)
    if (part.startsWith(' ') && (last === ' ' || last === '\n')) part = part.slice(1)
    if (part === '') continue
    if (mark !== '') line += part.startsWith('[') ? '\\!' : mark
    last = part[part.length - 1] ?? ''
    mark = last === '!' ? last : ''
    line += mark === '' ? part : part.slice(0, -1)
  }
  return line + mark
}

/** Inline Markdown of nodes, without white space and line breaks around it. */
export function convertLine(nodes: readonly HtmlNode[], context: MarkdownContext): string {
  const line = convertInline(nodes, context)
  return hasEdges(line) ? splitEdges(line).text : line
}

/** A line of bold text: a title that is not a heading. */
export function convertBold(nodes: readonly HtmlNode[], context: MarkdownContext): string {
  const line = convertLine(nodes, { ...context, isBold: true })
  return line === '' || context.isBold ? line : `**${line}**`
}

/** The paragraph of inline nodes; none if they are blank. */
export function convertParagraph(nodes: readonly HtmlNode[], context: MarkdownContext): readonly string[] {
  const line = convertLine(nodes, context)
  return line === '' ? [] : [escapeLineStarts(line)]
}

interface Neighbors {
  readonly before: string
  readonly after: string
}

function firstCharacter(node: HtmlNode | undefined): string {
  if (node === undefined) return ''
  return typeof node === 'string' ? (node[0] ?? '') : firstCharacter(node.children[0])
}

function convertElement(element: HtmlElement, neighbors: Neighbors, context: MarkdownContext): string {
  const target = takeTarget(element, context)
  const content = convertInside(element, neighbors, context)
  return target === '' ? content : target + content
}

function convertInside(element: HtmlElement, neighbors: Neighbors, context: MarkdownContext): string {
  const { tag } = element
  if (context.isInTable && tag === 'input' && attributeOf(element, 'type') === 'checkbox')
    return attributeOf(element, 'checked') === undefined ? '[ ]' : '[x]'
  if (element.isOmitted) return ''
  const handler = BY_TAG.get(tag)
  return handler ? handler(element, context, neighbors) : convertOther(element, context)
}

function convertOther(element: HtmlElement, context: MarkdownContext): string {
  const { tag, children } = element
  const themed = convertThemed(element, context)
  if (themed !== undefined) return themed
  const content = convertInline(children, context)
  // Controls have a gap between them.
  const isApart = element.isBlock || tag === 'button' || tag === 'label' || tag === 'option'
  return isApart && content !== '' ? ` ${content.trim()} ` : content
}

function convertButton(element: HtmlElement, context: MarkdownContext): string {
  const { children } = element
  if (hasClass(element, 'tooltip-term')) return convertInline(children, context)
  // An icon means something only to readers who can press the button.
  if (attributeOf(element, 'data-action') !== undefined || plainText(children).trim() === '') return ''
  return convertOther(element, context)
}

/** Converts inline components of the theme for which HTML has no element; `undefined` for other elements. */
function convertThemed(element: HtmlElement, context: MarkdownContext): string | undefined {
  if (element.classes.length === 0) return undefined
  if (hasClass(element, 'katex')) return convertFormula(element)
  if (hasClass(element, 'tooltip-text')) return ` (${convertLine(element.children, context)})`
  if (hasClass(element, 'glyph-box')) return escapeMarkdown(attributeOf(element, 'aria-label') ?? '', context)
  if (hasClass(element, 'file-tree-comment')) return ` – ${convertLine(element.children, context)}`
  // A heading is bold already.
  if (hasClass(element, 'badge'))
    return convertBold(element.children, { ...context, isBold: context.isBold || context.isInHeading })
  return undefined
}

function convertLink(element: HtmlElement, context: MarkdownContext): string {
  // An empty link, such as the link of a heading to itself.
  if (element.children.length === 0 && !/ (?:id|name)=/.test(element.attributes)) return ''
  const href = attributeOf(element, 'href')
  if (href === undefined) {
    const id = attributeOf(element, 'id') ?? attributeOf(element, 'name')
    const content = convertInline(element.children, context)
    return id === undefined ? content : anchor(id) + content
  }
  // The arrow from a footnote back to the text.
  if (attributeOf(element, 'data-footnote-backref') !== undefined) return ''
  const text = convertInline(element.children, { ...context, isInLink: true })
  const { start, text: label, end } = splitEdges(text)
  if (label === '' || context.isInLink) return text
  const url = context.locate(href)
  return start + (isBareUrl(url, element.children, context) ? `<${url}>` : `[${label}](${url})`) + end
}

/** Whether the text of a link is its URL, so that Markdown can write both as `<https://…>`. */
function isBareUrl(url: string, [text, ...others]: readonly HtmlNode[], { isInTable }: MarkdownContext): boolean {
  if (typeof text !== 'string' || others.length > 0 || !text.startsWith('http')) return false
  return text === url && /^https?:\/\/[^\s<>]+$/.test(url) && !(isInTable && url.includes('|'))
}

function convertImage(element: HtmlElement, context: MarkdownContext): string {
  const src = attributeOf(element, 'src') ?? ''
  const alt = escapeMarkdown(attributeOf(element, 'alt') ?? '', { ...context, isInLink: true })
  return src === '' || src.startsWith('data:') ? alt : `![${alt}](${context.locate(src)})`
}

/** A link to a recording or an embedded page, followed by its content, which is for readers who cannot play it. */
function convertMedia(element: HtmlElement, context: MarkdownContext): string {
  const { tag, children } = element
  const src = attributeOf(element, 'src') ?? attributeOf(findElement(children, isSource) ?? element, 'src') ?? ''
  const fallback = tag === 'iframe' ? '' : convertLine(children, context)
  if (src === '') return fallback
  const label = attributeOf(element, 'title') ?? attributeOf(element, 'aria-label') ?? tag
  return `[${label.replace(/[[\]]/g, '')}](${context.locate(src)})${fallback && ` ${fallback}`}`
}

function isSource({ tag }: HtmlElement): boolean {
  return tag === 'source'
}

function convertCode(element: HtmlElement, context: MarkdownContext): string {
  const { children } = element
  const [only] = children
  const code = codeSpan(plainText(children), context)
  if (code === '' || children.length !== 1 || only === undefined || typeof only === 'string' || only.tag !== 'a') {
    return code
  }
  const href = attributeOf(only, 'href')
  return href === undefined || context.isInLink ? code : `[${code}](${context.locate(href)})`
}

/**
 * Writes text between emphasis delimiters. Where the characters around the delimiters would make them invalid, writes
 * an HTML element, which Markdown may contain.
 */
function emphasize(
  delimiter: string,
  { tag, children }: HtmlElement,
  context: MarkdownContext,
  neighbors: Neighbors,
): string {
  if (delimiter === '**' && context.isBold) return convertInline(children, context)
  const content = convertInline(children, delimiter === '**' ? { ...context, isBold: true } : context)
  const { start, text, end } = splitEdges(content)
  if (text === '') return content
  // The first delimiter inside would end the emphasis.
  const isNested =
    delimiter !== '**' && findElement(children, (each) => DELIMITERS.get(each.tag) === delimiter) !== undefined
  const before = start.at(-1) ?? neighbors.before
  const after = end[0] ?? neighbors.after
  const inner = delimiterAround(text, children)
  if (!isNested && opens(before, text[inner.length] ?? '') && opens(after, text.at(-1 - inner.length) ?? ''))
    return `${start}${delimiter}${text}${delimiter}${end}`
  return `${start}<${tag}>${text}</${tag}>${end}`
}

/** Returns the asterisks of an only child: next to the outer asterisks, they form one longer delimiter. */
function delimiterAround(text: string, [only, ...others]: readonly HtmlNode[]): string {
  if (only === undefined || typeof only === 'string' || others.length > 0) return ''
  const delimiter = DELIMITERS.get(only.tag)
  return delimiter?.startsWith('*') && text.startsWith(delimiter) && text.endsWith(delimiter) ? delimiter : ''
}

function convertKept(element: HtmlElement, context: MarkdownContext): string {
  const { tag, children } = element
  const reference = tag === 'sup' ? footnoteNumber(element) : undefined
  if (reference !== undefined) return `[^${reference}]`
  const content = convertInline(children, context)
  const { start, text, end } = splitEdges(content)
  return text === '' ? content : `${start}<${tag}>${text}</${tag}>${end}`
}

function footnoteNumber({ children: [link] }: HtmlElement): string | undefined {
  if (link === undefined || typeof link === 'string') return undefined
  return attributeOf(link, 'data-footnote-ref') === undefined ? undefined : plainText(link.children).trim()
}

/** The TeX of a formula, which KaTeX adds to its MathML. */
export function formulaOf(element: HtmlElement): string | undefined {
  const annotation = findElement(element.children, ({ tag }) => tag === 'annotation')
  return annotation && plainText(annotation.children).trim()
}

function convertFormula(element: HtmlElement): string {
  const tex = formulaOf(element)
  return tex === undefined ? plainText(element.children) : `$${tex}$`
}
