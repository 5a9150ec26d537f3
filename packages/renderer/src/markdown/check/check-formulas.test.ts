import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const OFF = 'formulas are off, so this one is shown as text'

it.each([
  ['$$\na_1 + b_2\n$$\n', 3, 1],
  ['> $$c^2$$\n', 3, 3],
  ['Text:\n$$\na\n$$\n', 4, 1],
  ['The sum is $a^2 + b^2$.\n', 3, 12],
  ['From $5 to `$x^2$` and $\\frac{1}{2}$\n', 3, 24],
])('reports a formula in a site without math: %j', async (text, line, column) => {
  const { problems } = await compilePlain(`# A\n\n${text}`)
  expect(problems).toEqual([`warning disabled-feature page.md:${line}:${column} ${OFF}`])
})

it.each([
  'It is $5 or $6^ at most',
  '`$a^2$`',
  '$HOME and $PATH',
  '$a_1$',
  '$$ are signs',
  'It costs $5, not $$.',
  '`$$a$$`',
  '```text\n$$\na\n$$\n```',
])('reports no other dollar signs: %j', async (text) => {
  expect((await compilePlain(`# A\n\n${text}\n`)).problems).toEqual([])
})

it('reports nothing if math is on', async () => {
  expect((await compilePlain('# A\n\n$$\na\n$$\n', { math: true })).problems).toEqual([])
})

it('reports a diagram in a site without diagrams', async () => {
  const { problems } = await compilePlain('# A\n\n```mermaid\nflowchart TD\n```\n')
  expect(problems).toEqual(['warning disabled-feature page.md:3:4 diagrams are off, so this block is shown as code'])
})
