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

it('takes time nearly linear in its rows', async () => {
  const measure = async (rows: number): Promise<number> => {
    const text = `| a | b |\n| - | - |\n${'| [c](/d) | `e` |\n'.repeat(rows)}`
    const times: number[] = []
    for (let round = 0; round < 3; round++) {
      const start = process.cpuUsage()
      await compilePlain(text)
      times.push(process.cpuUsage(start).user)
    }
    return Math.min(...times)
  }
  await measure(200)
  // Quadratic work would take 64 times as long.
  expect((await measure(2000)) / (await measure(250))).toBeLessThan(32)
})
