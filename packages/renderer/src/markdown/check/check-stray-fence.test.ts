import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('reports a fence that closes nothing', async () => {
  const { problems } = await compilePlain(':::note\na\n:::\n\nb\n:::\n')
  expect(problems).toEqual(['warning stray-directive-fence page.md:6:1 this fence closes no directive'])
})

it('accepts fences in code, and colons in text', async () => {
  expect((await compilePlain('```\n:::\n```\n\n`:::` a ::: b')).problems).toEqual([])
})

it('reports a fence with a space before its name, but not its closing fence', async () => {
  const { problems } = await compilePlain('::: tip Before you begin\na\n\nb\n\n:::\n\n> ::: details\n> c\n> :::\n')
  expect(problems).toEqual([
    'warning stray-directive-fence page.md:1:1 there is a space between ::: and tip, so this is text',
    'warning stray-directive-fence page.md:8:3 there is a space between ::: and details, so this is text',
  ])
})

it.each(['md', 'mdx'] as const)(
  'reports a title or attributes without their end at the opening line, in %s',
  async (format) => {
    const expectProblems = async (text: string, ...expected: readonly string[]) =>
      expect((await compilePlain(text, { format })).problems).toEqual(expected)
    const title = 'warning unclosed-directive'
    await expectProblems('# A\n\n:::tip[Title\nb\n:::\n\nc\n', `${title} page.md:3:1 no ] closes the title of :::tip`)
    await expectProblems(':::tip[Title\n\nb\n\n:::\n', `${title} page.md:1:1 no ] closes the title of :::tip`)
    await expectProblems('> :::tip[Title\n> b\n> :::\n', `${title} page.md:1:3 no ] closes the title of :::tip`)
    await expectProblems(':::tip[A [b] c]\nb\n:::\n\n:::tip[A]{#b}\nb\n:::\n')
  },
)

it('reports attributes without their end at the opening line', async () => {
  const { problems } = await compilePlain(':::tip[A]{#b\nc\n:::\n')
  expect(problems).toEqual(['warning unclosed-directive page.md:1:1 no } closes the attributes of :::tip'])
})

it.each(['title=', 'title="x', 'a=b c="', '='])(
  'reports attributes {%s} that cannot be read, and only these',
  async (written) => {
    const { problems } = await compilePlain(`:::note{${written}}\n\nHi\n\n:::\n\nb\n\n:::\n`)
    expect(problems).toEqual([
      'warning unclosed-directive page.md:1:1 the attributes of :::note cannot be read',
      'warning stray-directive-fence page.md:9:1 this fence closes no directive',
    ])
  },
)

it('reports an include within a line, but not in code', async () => {
  const { problems } = await compilePlain('See ::include{file="a.md"} here, and `::include{file="b.md"}`.\n')
  expect(problems).toEqual([expect.stringContaining('1:5')])
})

it.each([
  ['::include ./a.md', 1, './a.md'],
  ['- ::include "./a.md"', 3, './a.md'],
  ['::include(a.md)', 1, 'a.md'],
  ['::include: parts/a', 1, 'parts/a'],
])('reports an include without braces: %s', async (source, column, file) => {
  const { problems } = await compilePlain(`${source}\n`, { includes: { './a.md': 'A' } })
  expect(problems).toEqual([expect.stringContaining(`warning stray-directive-fence page.md:1:${column} `)])
  expect(problems[0]).toContain('is not in braces')
  expect((await compilePlain(`::include{file="${file}"}\n`)).problems).toEqual([
    expect.stringContaining('missing-include'),
  ])
})

it('reports cards with words, but no sentence about an include', async () => {
  expect((await compilePlain('::doc-cards guides\n')).problems).toHaveLength(1)
  expect((await compilePlain('::include inserts a file.\n\n::include that\n\n`::include ./a.md`\n')).problems).toEqual(
    [],
  )
})
