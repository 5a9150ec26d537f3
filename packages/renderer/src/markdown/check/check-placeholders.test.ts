import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const placeholders = { product: 'Memberlatch', url: 'https://example.org' }

it.each([
  ['Use {prodct} now.', '1:5'],
  ['Use\n{Product}.', '2:1'],
  ['{prodcut}', '1:1'],
  ['[a](https://x.org/{produkt})', '1:19'],
])('reports the misspelling in %j', async (text, position) => {
  const { problems, diagnostics } = await compilePlain(text, { placeholders })
  expect(problems.map((each) => each.split(' ').slice(1, 3))).toEqual([['unknown-placeholder', `page.md:${position}`]])
  expect(diagnostics[0]?.hint).toContain('Did you mean {product}?')
})

it.each([
  '{product}',
  '`{prodct}`',
  '```\n{prodct}\n```',
  'a \\{prodct}',
  'a {customer}',
  'a {id}',
  'a {productionline}',
])('reports nothing for %j', async (text) => {
  expect((await compilePlain(text, { placeholders })).problems).toEqual([])
})
