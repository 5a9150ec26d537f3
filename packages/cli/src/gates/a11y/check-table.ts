import { attributeOf, type HtmlElement, type HtmlNode } from '@docgen/renderer'
import type { Report } from './a11y-problem.js'
import { readableText } from './describe-element.js'

/** Reports a table with data that has no header cells with text. */
export function checkTable(table: HtmlElement, report: Report): void {
  const role = attributeOf(table, 'role')
  if (role === 'presentation' || role === 'none') return
  const rows = listRows(table.children)
  // A single row or column needs no headers to be understood.
  if (rows.length < 2 || rows.every((row) => row.length < 2)) return
  const cells = rows.flat()
  if (cells.some(({ tag, children }) => tag === 'th' && readableText(children) !== '')) return
  const first = cells.map(({ children }) => readableText(children)).find((text) => text !== '') ?? ''
  report({
    code: 'a11y-table',
    severity: 'warning',
    clue: { kind: 'cell', text: first },
    message: 'a table has no header cells',
    hint: 'Write headers into its first row, so that screen readers can name the column of a cell',
  })
}

/** Returns the cells of each row, without the rows of nested tables. */
function listRows(nodes: readonly HtmlNode[]): readonly (readonly HtmlElement[])[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag === 'table') return []
    if (node.tag !== 'tr') return listRows(node.children)
    return [
      node.children.filter(
        (cell): cell is HtmlElement => typeof cell !== 'string' && (cell.tag === 'td' || cell.tag === 'th'),
      ),
    ]
  })
}
