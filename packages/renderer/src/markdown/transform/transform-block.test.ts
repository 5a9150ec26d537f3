import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const messagesOf = async (text: string): Promise<readonly string[]> =>
  (await compilePlain(text)).problems.map((problem) => problem.replace(/^warning block page\.md:/, ''))

it.each([
  ['cols=0', '1:8 cols is 0, but must be a number from 1 to 4'],
  ['cols=5', '1:8 cols is 5, but must be a number from 1 to 4'],
  ['cols="2.5"', '1:8 cols is 2.5, but must be a number from 1 to 4'],
  ['cols=two', '1:8 cols is two, but must be a number from 1 to 4'],
])('reports %s at the attribute', async (attribute, message) => {
  expect(await messagesOf(`::::cards{${attribute}}\n:::card[A]\n:::\n::::`)).toEqual([message.replace(':8 ', ':11 ')])
})

it('accepts 1 to 4 columns, and none', async () => {
  const { html, problems } = await compilePlain(
    '::::cards{cols=4}\n:::card[A]\n:::\n::::\n\n::::cards{cols=""}\n:::card[B]\n:::\n::::',
  )
  expect(problems).toEqual([])
  expect([...html.matchAll(/class="(card-grid[^"]*)"/g)].map(([, names]) => names)).toEqual([
    'card-grid cols-4',
    'card-grid',
  ])
})

it('reports an unknown tone, and uses the plain one', async () => {
  const { html, problems } = await compilePlain(':::section[A]{tone=dark}\nx\n:::')
  expect(problems).toEqual(['warning block page.md:1:15 a section has no tone dark'])
  expect(html).toContain('band-plain')
})

it('links the title of a card, which is its target if it has none, unless it contains a link', async () => {
  const { html, problems } = await compilePlain(
    '::::cards\n:::card[A *b*]{href="./a.md"}\n:::\n:::card[[own](./c.md)]{href="./d.md"}\n:::\n::::',
  )
  expect(problems).toEqual([])
  expect(html).toMatch(/<h6><a [^>]*>A <em>b<\/em><\/a><\/h6>/)
  expect(html).not.toContain('d.md')
})

it('has an image for each mode, or one if both are equal or only one is given', async () => {
  const classesOf = async (attributes: string) => {
    const { html } = await compilePlain(`:::frame{${attributes}}\n:::`)
    return [...html.matchAll(/<img [^>]*?(?:class="([^"]*)"[^>]*)?>/g)].map(([image]) => /only-\w+/.exec(image)?.[0])
  }
  expect(await classesOf('light=/a.png dark=/b.png')).toEqual(['only-light', 'only-dark'])
  expect(await classesOf('light=/a.png dark=/a.png')).toHaveLength(1)
  expect(await classesOf('light=/a.png')).toEqual([undefined])
  expect(await classesOf('dark=/b.png')).toEqual([undefined])
})

it.each([
  [':::file-tree\ntext\n:::', 'a file tree contains no list'],
  [':::steps\n- a\n:::', 'steps contain no numbered list'],
  [':::table\ntext\n:::', ':::table contains no table'],
  ['::::accordions\ntext\n::::', ':::accordions contains something other than :::accordion'],
  ['::::updates\ntext\n::::', ':::updates contains something other than :::update'],
])('reports what %j lacks', async (text, message) => {
  expect((await messagesOf(text)).join()).toContain(message)
})

it('puts an eyebrow before the heading of a hero, of level 1', async () => {
  const { html, problems } = await compilePlain('::::hero[My *title*]\n:::eyebrow\nNew\n:::\nText\n::::')
  expect(problems).toEqual([])
  expect(html.replace(/>\s+</g, '><')).toBe(
    '<header><div class="eyebrow"><p>New</p></div><h1 id="my-title">My <em>title</em></h1><p>Text</p></header>',
  )
})

it('gives the heading of an update its id, and splits its tags', async () => {
  const { html, toc } = await compilePlain(
    '::::updates\n:::update[1.0]{#v1 date=2026-01-02 tags="New, , API"}\nx\n:::\n::::',
  )
  expect(toc.map(({ id, level }) => [id, level])).toEqual([['v1', 2]])
  expect(html).toContain('<section data-date="2026-01-02" data-tags="New|API"><h2 id="v1">1.0</h2>')
})
