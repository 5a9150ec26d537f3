import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const CONFLICT = '<<<<<<< HEAD\nOurs.\n=======\nTheirs.\n>>>>>>> topic\n'
const conflictAt = (line: number): unknown =>
  expect.stringContaining(
    `error conflict-marker page.md:${line}:1 unresolved merge conflict, which ends on line ${line + 4}`,
  )

it.each(['md', 'mdx'] as const)(
  'reports each conflict once, and nothing else about it, in a file of %s',
  async (format) => {
    const { problems } = await compilePlain(`# A\n\n${CONFLICT}\nB.\n\n${CONFLICT}`, { format })
    expect(problems).toEqual([conflictAt(3), conflictAt(11)])
  },
)

it.each([
  ['tags', '<<<<<<< HEAD\n<b>\n=======\n<i>\n>>>>>>> topic\n\nText.\n\n</b>\n'],
  ['an expression', '{[\n<<<<<<< HEAD\n1,\n=======\n2,\n>>>>>>> topic\n]}\n'],
  ['an export', 'export const list = [\n<<<<<<< HEAD\n1,\n||||||| base\n0,\n=======\n2,\n>>>>>>> topic\n]\n'],
])('reports a conflict in MDX that splits %s', async (_what, text) => {
  const { problems } = await compilePlain(text, { format: 'mdx' })
  expect(problems).toEqual([expect.stringContaining('error conflict-marker')])
})

it('still reports errors in MDX around a conflict', async () => {
  const { problems } = await compilePlain(`a <5\n\n${CONFLICT}\nb <5\n`, { format: 'mdx' })
  expect(problems).toEqual([
    expect.stringContaining('mdx-syntax page.md:1:3'),
    expect.stringContaining('mdx-syntax page.md:9:3'),
    conflictAt(3),
  ])
})

it.each(['md', 'mdx'] as const)('accepts a conflict in a code block as an example, in a file of %s', async (format) => {
  const { problems, html } = await compilePlain(`# A\n\n\`\`\`text\n${CONFLICT}\`\`\`\n`, { format })
  expect(problems).toEqual([])
  expect(html).toContain('&lt;&lt;&lt;&lt;&lt;&lt;&lt; HEAD')
})

it.each(['md', 'mdx'] as const)(
  'reports a conflict at the start or end of a code block, in a file of %s',
  async (format) => {
    const begins = '# A\n\n<<<<<<< HEAD\n```sh\n=======\n```js\n>>>>>>> topic\na\n```\n'
    const ends = '# A\n\n```sh\na\n<<<<<<< HEAD\n```\n=======\n````\n>>>>>>> topic\n'
    expect((await compilePlain(begins, { format })).problems).toContainEqual(conflictAt(3))
    expect((await compilePlain(ends, { format })).problems).toContainEqual(conflictAt(5))
  },
)

it('reports conflicts of partials in their files', async () => {
  const includes = { '_part.md': CONFLICT }
  const { problems } = await compilePlain('::include{file="_part.md"}\n', { includes })
  expect(problems).toEqual([expect.stringContaining('error conflict-marker _part.md:1:1')])
})
