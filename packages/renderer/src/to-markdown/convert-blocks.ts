import { escapeText } from '../html/escape-html.js'
import { escapeLineStarts } from '../markdown/escape-markdown.js'
import { anchor, takeTarget } from './anchors.js'
import { convertCodeBlock } from './convert-code-block.js'
import { convertControlLine, convertControls, isControl } from './convert-controls.js'
import { convertLine, convertParagraph, formulaOf } from './convert-inline.js'
import { convertList, listItem, quote } from './convert-list.js'
import { convertTable } from './convert-table.js'
import { attributeOf, type HtmlElement, type HtmlNode, hasClass, plainText } from './html-element.js'
import type { MarkdownContext } from './markdown-context.js'
import { convertThemeBlock } from './theme-blocks.js'

/** The Markdown blocks of an element. */
type Handler = (element: HtmlElement, context: MarkdownContext) => readonly string[]

const BY_TAG: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['h1', convertHeading],
  ['h2', convertHeading],
  ['h3', convertHeading],
  ['h4', convertHeading],
  ['h5', convertHeading],
  ['h6', convertHeading],
  ['p', ({ children }, context) => convertParagraph(children, context)],
  ['ul', convertList],
  ['ol', convertList],
  ['dl', convertDefinitions],
  ['blockquote', ({ children }, context) => [quote(convertBlocks(children, context))]],
  ['pre', (element) => convertCodeBlock(element)],
  ['table', convertTable],
  ['hr', () => ['---']],
  ['details', convertDetails],
  ['form', convertControls],
  ['fieldset', convertControls],
  ['figcaption', ({ children }, context) => emphasized(convertLine(children, context))],
  ['caption', ({ children }, context) => emphasized(convertLine(children, context))],
  ['video', (element, context) => convertParagraph([element], context)],
  ['audio', (element, context) => convertParagraph([element], context)],
  ['iframe', (element, context) => convertParagraph([element], context)],
  ['nav', () => []],
])

/** The blocks of nodes; text between blocks is a paragraph. */
export function convertBlocks(nodes: readonly HtmlNode[], context: MarkdownContext): string[] {
  const blocks: string[] = []
  let line: HtmlNode[] = []
  const endLine = (): void => {
    if (line.length > 0) for (const block of convertTextLine(line, context)) blocks.push(block)
    line = []
  }
  // Iterators are slow until the function is optimized, and most builds end before.
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index]
    if (node === undefined) continue
    if (typeof node === 'string') {
      if (line.length > 0 || (node !== '\n' && node.trim() !== '')) line.push(node)
    } else if (!node.hasBlock && !node.isBlock) line.push(node)
    else {
      endLine()
      if (node.tag === 'p' && node.attributes === '') {
        // Fast path: most blocks are paragraphs.
        const text = convertLine(node.children, context)
        if (text !== '') blocks.push(escapeLineStarts(text))
      } else for (const block of convertBlock(node, context)) pushBlock(block, blocks)
    }
  }
  endLine()
  return blocks
}

/** Converts the text between blocks: a list of names if it consists only of controls, otherwise a paragraph. */
function convertTextLine(line: readonly HtmlNode[], context: MarkdownContext): readonly string[] {
  const controls = line.some(isControl) ? convertControlLine(line, context) : undefined
  return controls ?? convertParagraph(line, context)
}

/** Adds a block. Markdown would join two adjacent lists, so the second gets another marker. */
function pushBlock(block: string, blocks: string[]): void {
  const isList = block.startsWith('- ')
  if (isList && blocks.at(-1)?.startsWith('- ')) blocks.push(block.replace(/^- /gm, '* '))
  else blocks.push(block)
}

function convertBlock(element: HtmlElement, context: MarkdownContext): readonly string[] {
  if (element.isOmitted) return []
  const target = takeTarget(element, context)
  return target === '' ? convertInside(element, context) : [target, ...convertInside(element, context)]
}

function convertInside(element: HtmlElement, context: MarkdownContext): readonly string[] {
  const themed = element.classes.length === 0 ? undefined : convertThemeBlock(element, context)
  if (themed) return themed
  const handler = BY_TAG.get(element.tag)
  if (handler) return handler(element, context)
  if (hasClass(element, 'katex-display')) {
    const tex = formulaOf(element)
    return tex === undefined ? [] : [`$$\n${tex}\n$$`]
  }
  const href = element.tag === 'a' ? attributeOf(element, 'href') : undefined
  if (href !== undefined) return convertLinkedBlocks(element, href, context)
  return convertBlocks(element.children, context)
}

/** A link around blocks, such as a card: its text is the first block that is not an image. */
function convertLinkedBlocks(element: HtmlElement, href: string, context: MarkdownContext): readonly string[] {
  const blocks = context.isInLink ? [] : convertBlocks(element.children, { ...context, isInLink: true })
  const images = blocks.slice(
    0,
    blocks.findIndex((block) => !block.startsWith('![')),
  )
  const [title, next, ...rest] = blocks.slice(images.length)
  if (title === undefined || next === undefined || !isLine(title)) return convertParagraph([element], context)
  const bold = title.includes('*') ? '' : '**'
  const line = `${bold}[${title}](${context.locate(href)})${bold}`
  return [...images, ...(isLine(next) ? [`${line}: ${next}`] : [line, next]), ...rest]
}

function emphasized(line: string): readonly string[] {
  return line === '' ? [] : [`*${line}*`]
}

function convertHeading(element: HtmlElement, context: MarkdownContext): readonly string[] {
  const title = plainText(element.children).trim()
  // Fast path: most titles are words.
  const isPlain = /^[\w ,.'-]*$/.test(title) && !title.includes('_') && isWords(element)
  const text = isPlain ? title : convertLine(element.children, { ...context, isInHeading: true })
  if (text === '') return []
  // The text of a link is one line.
  if (context.isInLink) return [text]
  const id = attributeOf(element, 'id')
  const slug = context.ids.slug(title)
  // GitHub derives the same id from most headings.
  const target = id === undefined || id === slug ? '' : `${anchor(id)} `
  return [`${'#'.repeat(Number(element.tag[1]))} ${target}${text.endsWith('#') ? `${text.slice(0, -1)}\\#` : text}`]
}

/** Whether an element contains only text, apart from empty elements, such as the link of a heading to itself. */
function isWords({ children }: HtmlElement): boolean {
  for (const child of children) {
    if (typeof child === 'string' || child.children.length === 0) continue
    if (child.tag !== 'span' || child.attributes !== '' || !isWords(child)) return false
  }
  return true
}

/** Converts a definition list to a list: terms are the first lines of items, definitions their content. */
function convertDefinitions({ children }: HtmlElement, context: MarkdownContext): readonly string[] {
  const items: string[][] = []
  const read = (nodes: readonly HtmlNode[]): void => {
    for (const node of nodes) {
      if (typeof node === 'string') continue
      const item = items.at(-1)
      if (node.tag === 'dt') items.push([convertLine(node.children, context)])
      else if (node.tag !== 'dd') read(node.children)
      else if (item) item.push(...convertBlocks(node.children, context))
    }
  }
  read(children)
  const lines = items.map(([term = '', first, ...rest]) =>
    listItem(
      '- ',
      first === undefined ? [term] : isLine(first) ? [`${term}: ${first}`, ...rest] : [term, first, ...rest],
    ),
  )
  return lines.length === 0 ? [] : [lines.join('\n')]
}

function isLine(block: string): boolean {
  return !block.includes('\n') && !/^(?:[-*] |[>#|]|---|```|\d+\. )/.test(block)
}

/** Converts a collapsible part to HTML, which GitHub's Markdown supports. */
function convertDetails({ children }: HtmlElement, context: MarkdownContext): readonly string[] {
  const isSummary = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && node.tag === 'summary'
  const summary = children.find(isSummary)
  const blocks = convertBlocks(
    children.filter((node) => !isSummary(node)),
    context,
  )
  if (!summary) return blocks
  const [first] = blocks
  if (first !== undefined && blocks.length === 1 && isAbbreviation(summary, children)) {
    return [`${convertLine(summary.children.slice(0, -1), context)} ${first}`]
  }
  // Inside an HTML block, Markdown would be shown verbatim.
  const title = escapeText(plainText(summary.children).replace(/\s+/g, ' ').trim())
  return blocks.length === 0
    ? convertParagraph(summary.children, context)
    : [`<details>\n<summary>${title}</summary>`, ...blocks, '</details>']
}

/** Whether a summary ends with the start of the only code inside, such as a long pattern: Markdown shows all of it. */
function isAbbreviation({ children }: HtmlElement, content: readonly HtmlNode[]): boolean {
  const start = children.at(-1)
  if (start === undefined || typeof start === 'string' || start.tag !== 'code') return false
  const [, only, ...others] = content
  if (only === undefined || typeof only === 'string' || others.length > 0 || !hasClass(only, 'facts')) return false
  const text = plainText(start.children)
  return text.endsWith('…') && plainText(only.children).startsWith(text.slice(0, -1))
}
