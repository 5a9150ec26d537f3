import type { Element, ElementContent } from 'hast'
import type { AlignType, Table, TableRow } from 'mdast'
import type { Draft } from '../draft.js'
import { createElement, onLines } from '../html/create-element.js'
import { elementHtml } from '../html/element-html.js'

/** Maximum number of missing cells to add on a page: a row of one character could lack thousands. */
const MAX_MISSING = 50_000

/** Converts a table to an element. Adds missing cells to its rows, until the page's limit is reached. */
export function convertTable(node: Table, draft: Draft): Element {
  const [head, ...rows] = node.children
  const align = node.align ?? undefined
  const convert = (row: TableRow, tagName: 'th' | 'td'): Element =>
    draft.applyData(row, convertRow(row, { tagName, align }, draft))
  const parts: Element[] = []
  if (head) parts.push(createElement('thead', onLines([convert(head, 'th')], true), head))
  if (rows.length > 0) {
    const body = rows.map((row) => convert(row, 'td'))
    parts.push(createElement('tbody', onLines(body, true)))
  }
  return createElement('table', onLines(parts, true), node)
}

interface RowShape {
  readonly tagName: 'th' | 'td'
  readonly align?: readonly AlignType[] | undefined
}

/** Converts a row of a table to an element. Without `align`, as for a row that a plugin created, adds no cells. */
export function convertRow(node: TableRow, { tagName, align }: RowShape, draft: Draft): Element {
  const missing = Math.max(0, (align?.length ?? 0) - node.children.length)
  draft.missingCells += missing
  const isFilled = align !== undefined && draft.missingCells <= MAX_MISSING
  const count = isFilled ? align.length : Math.min(node.children.length, align?.length ?? Number.POSITIVE_INFINITY)
  const cells: Element[] = []
  for (let column = 0; column < count; column += 1) {
    const cell = node.children[column]
    const element = createElement(tagName, cell ? draft.childrenOf(cell) : [], cell)
    const side = align?.[column]
    if (side) element.properties = { align: side }
    cells.push(cell ? draft.applyData(cell, element) : element)
  }
  return createElement('tr', onLines(cells, true), node)
}

/** Counts the rows in the body of a table; 0 for other parts. */
function countRows(part: ElementContent): number {
  if (part.type !== 'element' || part.tagName !== 'tbody') return 0
  return part.children.filter((row) => row.type === 'element' && row.tagName === 'tr').length
}

/** A table with at least this many rows keeps its header visible. */
const LONG_TABLE = 12
/** A table with at least this many rows has a field that filters them. */
const FILTERED_TABLE = 24

/** Renders a table with the theme's component. The id and the classes of an HTML table move to a wrapper. */
export function renderTable(element: Element, draft: Draft): string {
  const count = element.children.reduce((sum, part) => sum + countRows(part), 0)
  const { hasFilter = count >= FILTERED_TABLE, isCompact = false } = element.data?.table ?? {}
  const isLong = count >= LONG_TABLE
  if (hasFilter || isCompact || isLong) draft.sheets.add('table')
  const props = {
    text: draft.markers.text,
    ...(isLong && { isLong }),
    ...(hasFilter && { hasFilter }),
    ...(isCompact && { isCompact }),
  }
  const rows = draft.render(element.children.filter((child) => child.type === 'element'))
  const table = draft.renderComponent({ name: 'Table', props }, rows === '' ? [] : [rows])
  const { id, className } = element.properties
  if (id === undefined && className === undefined) return table
  return elementHtml({ tagName: 'div', properties: { id, className } }, table, draft)
}
