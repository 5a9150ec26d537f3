import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it.each([
  ['A.\n\n<!-- open\n\nB.', 'error unclosed-comment page.md:3:1'],
  ['A.\n\n<!-- a --> <!-- open\n\nB.', 'error unclosed-comment page.md:3:12'],
  ['<div>\n<!-- open\n</div>', 'error unclosed-comment page.md:2:1'],
  ['A <!-- open\n\nB.', 'warning unclosed-comment page.md:1:3'],
])('reports %j', async (text, expected) => {
  const { problems } = await compilePlain(text)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(expected)
})

it.each(['<!-->', '<!--->', '<!---->', 'A <!-- b --> c', '`<!--`', '\\<!-- a', '&lt;!-- a', '```\n<!--\n```'])(
  'reports nothing for %j',
  async (text) => {
    expect((await compilePlain(text)).problems).toEqual([])
  },
)
