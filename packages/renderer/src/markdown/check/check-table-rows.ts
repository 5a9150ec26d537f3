import type { Table } from 'mdast'
import type { Problem } from '../compilation.js'
import type { DocumentScope } from '../document-scope.js'
import { sliceOf } from '../source-file.js'

/**
 * Reports a row with more cells than its table has columns, often because of a `|` in code: GFM drops the extra cells.
 */
export function checkTableRows(table: Table, scope: DocumentScope): void {
  const [head, ...rows] = table.children
  const columns = head?.children.length ?? 0
  for (const row of rows) {
    const extra = row.children[columns]
    if (extra === undefined) continue
    const problem: Problem = {
      code: 'table-cells',
      message: `this row has ${row.children.length} cells, but its table has ${columns} columns: the other cells are not shown`,
      hint: 'Write \\| for a | that is text, in code too',
      length: sliceOf(scope.file, extra).length,
    }
    scope.report(extra, problem)
  }
}
