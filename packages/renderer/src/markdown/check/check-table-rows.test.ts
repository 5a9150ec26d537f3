import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('reports cells without a column', async () => {
  const { diagnostics, html } = await compilePlain('a\n\n| b | c |\n|---|---|\n| d | `|` e |\n| f | g |\n')
  expect(diagnostics).toMatchObject([
    {
      code: 'table-cells',
      severity: 'warning',
      message: 'this row has 3 cells, but its table has 2 columns: the other cells are not shown',
      line: 5,
      column: 8,
    },
  ])
  expect(html).toContain('<td>`</td></tr>')
})

it('accepts fewer cells, and an escaped bar', async () => {
  expect((await compilePlain('| b | c |\n|---|---|\n| d |\n| e | `\\|` f |\n')).problems).toEqual([])
})
