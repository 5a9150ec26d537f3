import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const compile = (text: string) => compilePlain(text, { math: true })

it('renders formulas in a line and on their own', async () => {
  const { html, problems } = await compile('So $a^2$ and\n\n$$\nb\n$$\n')
  expect(problems).toEqual([])
  expect(html.match(/class="katex"/g)).toHaveLength(2)
  expect(html.match(/katex-display/g)).toHaveLength(1)
})

it.each([
  ['a $x \\frac{1$ b', '1:'],
  ['# Title\n\n$$\na\n\\frac{1\n$$\n', '5:'],
])('shows a broken formula as code, and reports its position: %j', async (text, line) => {
  const { html, problems } = await compile(text)
  expect(problems).toEqual([expect.stringMatching(`^warning math page.md:${line}`)])
  expect(html).toContain('<code>')
  expect(html).toContain('\\frac{1')
})

it('escapes the source of a broken formula', async () => {
  const { html } = await compile('$\\frac{<b>$')
  expect(html).not.toContain('<b>')
})
