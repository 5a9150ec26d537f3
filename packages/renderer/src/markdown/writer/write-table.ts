import type { AlignType, Table, TableRow } from 'mdast'
import { writePhrasing } from './write-phrasing.js'
import type { Writer } from './writer.js'

/** The HTML of a table: every row has as many cells as there are columns. */
export function writeTable(node: Table, writer: Writer): string {
  const [head, ...rows] = node.children
  const align = node.align ?? undefined
  const write = (row: TableRow, tag: 'th' | 'td') => writeRow(row, { tag, align }, writer)
  let html = head ? `<thead>${write(head, 'th')}</thead>` : ''
  if (rows.length > 0) {
    html += '<tbody>'
    for (const row of rows) html += write(row, 'td')
    html += '</tbody>'
  }
  return writer.draw({ name: 'Table', props: { text: writer.draft.markers.text } }, html === '' ? [] : [html])
}

interface RowShape {
  readonly tag: 'th' | 'td'
  readonly align: readonly AlignType[] | undefined
}

function writeRow({ children }: TableRow, { tag, align }: RowShape, writer: Writer): string {
  const { sections } = writer.draft
  let html = '<tr>'
  const count = align ? align.length : children.length
  for (let column = 0; column < count; column += 1) {
    const side = align?.[column]
    sections.separate()
    html += `<${tag}${side ? ` align="${side}"` : ''}>${writePhrasing(children[column]?.children ?? [], writer)}</${tag}>`
    sections.separate()
  }
  return `${html}</tr>`
}
