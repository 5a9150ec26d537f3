import { expect, it } from 'vitest'
import { loadDialects } from '../load-dialects.js'

const convert = async (text: string, path = 'content/a.mdx') =>
  (await loadDialects(['nextra'], ['content', 'src/app']))(text, path)

it('converts the front matter', async () => {
  const { text, dropped } = await convert(
    '---\ntitle: T\nsidebarTitle: S\nasIndexPage: true\nsearchable: false\nlayout: x\ndate: 2026-01-02\n---\nBody',
  )
  expect(text).toBe('---\nhide_title: true\ntitle: T\nsidebar_label: S\ndate: 2026-01-02\n---\nBody')
  expect(dropped).toEqual([{ kind: 'searchable in the front matter', line: 5, column: 1 }])
})

it('writes the slugs of pages of the app router, and of files with the name of their folder', async () => {
  expect((await convert('A', 'src/app/docs/(more)/b/page.mdx')).text).toBe(
    '---\nslug: "/docs/b"\nhide_title: true\n---\nA',
  )
  expect((await convert('---\ntitle: T\n---\nA', 'src/app/page.mdx')).text).toContain('slug: "/"')
  expect((await convert('A', 'content/guide/guide.mdx')).text).toContain('slug: "/guide/guide"')
  expect((await convert('A', 'content/page.mdx')).text).toBe('---\nhide_title: true\n---\nA')
})

it.each([
  ['js filename="a.js" {1,3-4} copy=false', 'js title="a.js" {1,3-4}'],
  ['js /word/2 showLineNumbers copy', 'js showLineNumbers'],
  ['js showLineNumbers=false word-wrap=false', 'js'],
  ['js {1}#v "x"', 'js {1}'],
  ['sh npm2yarn', 'sh npm2yarn'],
  ['{2}', 'txt {2}'],
])('converts the settings of %j', async (info, expected) => {
  expect((await convert(`\`\`\`${info}\na\n\`\`\``)).text).toContain(`\n\`\`\`${expected}\na\n\`\`\``)
})

it('converts ids of headings, except in code', async () => {
  const { text } = await convert('## A [#b-c]\n\n### D [!toc]\n\n## E [x]\n\n```md\n## A [#b]\n```\n')
  expect(text).toContain('\n## A {#b-c}\n\n### D\n\n## E [x]\n\n```md\n## A [#b]\n```\n')
})

it('removes the language of code in a line, except in blocks of code', async () => {
  const { text } = await convert('Run `sail(1){:js}`, `{:a` or {:b}.\n\n```md\n`x{:js}`\n```\n')
  expect(text).toContain('Run `sail(1)`, `{:a` or {:b}.\n\n```md\n`x{:js}`\n')
})
