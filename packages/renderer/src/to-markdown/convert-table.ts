import { takeTarget } from './anchors.js'
import { titleNodes } from './convert-code-block.js'
import { convertLine } from './convert-inline.js'
import { attributeOf, type HtmlElement, type HtmlNode, hasClass, plainText } from './html-element.js'
import { codeSpan } from './inline-delimiters.js'
import type { MarkdownContext } from './markdown-context.js'

/** A cell: its Markdown, and how many columns and rows it covers. */
interface Cell {
  readonly text: string
  readonly columns: number
  readonly rows: number
  readonly align: string | undefined
  readonly isHeader: boolean
}

// Maximum number of columns. A cell that covers more columns or rows is an error, or an attack.
const MAX_WIDTH = 1000

/** A table of GitHub's Markdown: one line for each row. The header is empty if the first row is no header. */
export function convertTable(element: HtmlElement, context: MarkdownContext): readonly string[] {
  const cells = { ...context, isInTable: true }
  const captions: string[] = []
  const rows: (readonly Cell[])[] = []
  const read = (nodes: readonly HtmlNode[]): void => {
    for (const node of nodes) {
      if (typeof node === 'string' || node.isOmitted) continue
      if (node.tag === 'caption') captions.push(...context.convertBlocks([node], context))
      else if (node.tag === 'tr') rows.push(readRow(node, cells))
      else if (node.tag !== 'colgroup') read(node.children)
    }
  }
  read(element.children)
  const lines = layOutCells(rows.filter((row) => row.length > 0))
  const width = Math.max(0, ...lines.map((line) => line.length))
  const [first] = rows
  if (!first || width === 0) return captions
  const hasHeader = first.every(({ isHeader }) => isHeader)
  const [head, ...body] = hasHeader ? lines : [[], ...lines]
  const aligns = first.flatMap(({ align, columns }) => Array.from({ length: columns }, () => align))
  const rule = Array.from({ length: width }, (_cell, index) => ruleOf(aligns[index]))
  const table = [head ?? [], rule, ...body].map((line) => writeRow(line, width)).join('\n')
  return [...captions, table]
}

function readRow({ children }: HtmlElement, context: MarkdownContext): readonly Cell[] {
  const cells: Cell[] = []
  for (const node of children) {
    if (typeof node === 'string' || (node.tag !== 'td' && node.tag !== 'th')) continue
    const text = node.hasBlock ? cellText(node.children, context).trim() : convertLine(node.children, context)
    cells.push({
      text: takeTarget(node, context) + text,
      columns: spanOf(node, 'colspan'),
      rows: spanOf(node, 'rowspan'),
      align: attributeOf(node, 'align'),
      isHeader: node.tag === 'th',
    })
  }
  return cells
}

function spanOf(cell: HtmlElement, name: string): number {
  // Fast path: looking for an attribute that is absent takes longest.
  if (!cell.attributes.includes('span')) return 1
  const span = Number(attributeOf(cell, name) ?? 1)
  return span > 1 && span <= MAX_WIDTH ? Math.floor(span) : 1
}

/** A cell is one line: blocks in it are separated by line breaks, which have to be HTML. */
function cellText(nodes: readonly HtmlNode[], context: MarkdownContext): string {
  const lines: string[] = []
  let line: HtmlNode[] = []
  const endLine = (): void => {
    const text = convertLine(line, context)
    if (text !== '') lines.push(text)
    line = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || (!node.hasBlock && !node.isBlock)) line.push(node)
    else {
      endLine()
      if (!node.isOmitted) lines.push(...blockLines(node, context))
    }
  }
  endLine()
  return lines.join('<br>')
}

function blockLines(element: HtmlElement, context: MarkdownContext): readonly string[] {
  const { tag, children } = element
  if (tag === 'pre') {
    const code = plainText([element]).replace(/\n$/, '')
    return code.split('\n').map((line) => codeSpan(line, context))
  }
  const text = cellText(hasClass(element, 'code-title') ? titleNodes(element) : children, context)
  if (text === '') return []
  return [tag === 'li' ? `• ${text}` : text]
}

/**
 * The texts of each row by column: a cell that covers several positions has its text in the first, and empty texts in
 * the rest.
 */
function layOutCells(rows: readonly (readonly Cell[])[]): string[][] {
  // Fast path: in most tables, every cell covers one position.
  if (rows.every(isPlain)) return rows.map((row) => row.map(({ text }) => text))
  const lines: string[][] = rows.map(() => [])
  for (const [index, row] of rows.entries()) {
    let column = 0
    for (const { text, columns, rows: height } of row) {
      while (lines[index]?.[column] !== undefined) column++
      if (column >= MAX_WIDTH) break
      for (let rowOffset = 0; rowOffset < height && index + rowOffset < lines.length; rowOffset++) {
        for (let columnOffset = 0; columnOffset < columns && column + columnOffset < MAX_WIDTH; columnOffset++) {
          const line = lines[index + rowOffset]
          if (line) line[column + columnOffset] = rowOffset + columnOffset === 0 ? text : ''
        }
      }
      column += columns
    }
  }
  return lines
}

function isPlain(row: readonly Cell[]): boolean {
  return row.length <= MAX_WIDTH && row.every(({ columns, rows }) => columns === 1 && rows === 1)
}

function writeRow(cells: readonly string[], width: number): string {
  let row = '|'
  for (let column = 0; column < width; column++) {
    const text = cells[column] ?? ''
    row += text === '' ? '  |' : ` ${text} |`
  }
  return row
}

function ruleOf(align: string | undefined): string {
  switch (align) {
    case 'center':
      return ':---:'
    case 'right':
      return '---:'
    case 'left':
      return ':---'
    default:
      return '---'
  }
}
