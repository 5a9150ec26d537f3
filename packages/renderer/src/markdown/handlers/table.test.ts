import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('aligns cells without inline styles', async () => {
  expect((await compilePlain('| a | b |\n| - | -: |\n| c | d |')).html).toBe(
    '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead><tbody><tr><td>c</td><td align="right">d</td></tr></tbody></table>',
  )
})

it('keeps id and class of an HTML table', async () => {
  const { html, anchors } = await compilePlain('<table id="a" class="b"><tr><td>c</td></tr></table>')
  expect(html).toBe('<div id="a" class="b"><table><tbody><tr><td>c</td></tr></tbody></table></div>')
  expect(anchors).toEqual(['a'])
})

it('adds no more than 50,000 cells that rows lack', async () => {
  const columns = 400
  const rows = 300
  const { html } = await compilePlain(`|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'| b |\n'.repeat(rows)}`)
  const cells = html.split('<td>').length - 1
  expect(cells).toBeGreaterThan(50_000 - columns)
  expect(cells).toBeLessThan(50_000 + rows)
})
