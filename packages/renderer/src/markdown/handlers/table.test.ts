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
