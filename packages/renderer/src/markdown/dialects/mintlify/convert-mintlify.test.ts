import { expect, it } from 'vitest'
import { loadDialects } from '../load-dialects.js'

const convert = async (text: string, path = 'a.mdx') => (await loadDialects(['mintlify']))(text, path)

it('converts the front matter, and shows the description as text', async () => {
  const text =
    '---\ntitle: T\nsidebarTitle: S\nicon: \'flag\'\nmode: wide\nhidden: true\ntag: NEW\nslug: x\ndescription: "A {b} & c"\n---\nBody\n'
  const { text: converted, dropped } = await convert(text)
  expect(converted).toBe(
    '---\ntitle: T\nsidebar_label: S\nsidebar_icon: \'flag\'\nhide_table_of_contents: true\nunlisted: true\ndescription: "A {b} & c"\n---\n\nA \\{b\\} & c\n\nBody\n',
  )
  expect(dropped).toEqual([{ kind: 'tag in the front matter', line: 7, column: 1 }])
})

it.each([
  ['description: >-\n  One\n  two\nother: x', 'One two'],
  ["description: 'It''s'", "It's"],
  ['description: a # comment', 'a'],
  ['description: - a', '\\- a'],
  ['description:', undefined],
])('reads %j', async (field, shown) => {
  const { text } = await convert(`---\n${field}\n---\nBody`)
  expect(text.split('---\n')[2]).toBe(shown === undefined ? 'Body' : `\n${shown}\n\nBody`)
})

it('converts variables, except in code and props', async () => {
  const { text } = await convert('{{a-b}} `{{a}}` <X y={{z}} />\n\n```\n{{a}}\n```\n')
  expect(text).toBe('{a-b} `{{a}}` <X y={{z}} />\n\n```\n{{a}}\n```\n')
})

it('keeps the URL of a page with the name of its folder', async () => {
  const text = '---\ntitle: T\n---\n'
  expect((await convert(text, 'guide/Guide.mdx')).text).toContain('slug: "./Guide"')
  expect((await convert(text, 'guide/index.mdx')).text).toBe(text)
})
