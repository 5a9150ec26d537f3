import { describe, expect, it } from 'vitest'
import { plainComponents } from '../../../../../test/markdown/plain-components.js'
import { plainOptions } from '../../../../../test/markdown/plain-options.js'
import { showContent } from '../../../../../test/markdown/show-content.js'
import { compileMarkdown } from '../../../compile-markdown.js'
import { createMdxModule } from '../../module/create-mdx-module.js'

async function compile(text: string, path = 'page.mdx', options: object = { dialects: ['nextra'] }) {
  const content = await compileMarkdown({ path, text, includes: {} }, { ...plainOptions, ...options }, plainComponents)
  return {
    html: showContent(content).replace(/\s*\n\s*/g, ''),
    messages: content.diagnostics.map(({ message }) => message),
  }
}

const importOf = (names: string) => `import { ${names} } from 'nextra/components'\n\n`

describe('components of Nextra become constructs of docgen', () => {
  it.each([
    ['a callout', 'Callout', '<Callout type="error">\nBad\n</Callout>', ':::danger{title=""}\nBad\n:::'],
    ['a callout without a type', 'Callout as Note', '<Note>\nGood\n</Note>', ':::tip{title=""}\nGood\n:::'],
    [
      'tabs with labels',
      'Tabs',
      "<Tabs items={['A b', { label: 'C' }]} defaultIndex={1} storageKey=\"k\"><Tabs.Tab>\none\n</Tabs.Tab><Tabs.Tab>\ntwo\n</Tabs.Tab></Tabs>",
      '::::tabs{group=k}\n:::tab[A b]{#a-b}\none\n:::\n:::tab[C]{#c default}\ntwo\n:::\n::::',
    ],
    [
      'a tree',
      'FileTree',
      '<FileTree><FileTree.Folder name="a" defaultOpen><FileTree.File name="b" /></FileTree.Folder></FileTree>',
      ':::file-tree\n- a/\n  - b\n:::',
    ],
    [
      'cards',
      'Cards',
      '<Cards num={2}><Cards.Card title="A" href="/a" arrow /></Cards>',
      '::::cards{cols=2}\n:::card[A]{href="/a"}\n:::\n::::',
    ],
    ['wide content', 'Bleed', '<Bleed full>\nx\n</Bleed>', 'x'],
    [
      'steps',
      'Steps',
      '<Steps>\n### One\n\nfirst\n\n### Two\n\nsecond\n</Steps>',
      ':::steps\n\n1. ### One\n\n   first\n\n2. ### Two\n\n   second\n\n:::',
    ],
  ])('%s', async (_name, names, mdx, markdown) => {
    const converted = await compile(importOf(names) + mdx)
    expect(converted.messages).toEqual([])
    expect(converted.html).toBe((await compile(markdown, 'page.md', {})).html)
  })
})

it('shows the emoji of a callout instead of an icon', async () => {
  const { html } = await compile(`${importOf('Callout')}<Callout type="info" emoji="🚢">\nSail\n</Callout>`)
  expect(html).toBe('<aside class="info"><p>🚢</p><p>Sail</p></aside>')
})

it('numbers the ids of tabs and headings in one order', async () => {
  const text = `${importOf('Tabs')}<Tabs items={['A']}><Tabs.Tab>\n### A\n</Tabs.Tab></Tabs>\n\n## A\n`
  const { html } = await compile(text)
  expect([...html.matchAll(/<\w+ id="(a[^"]*)"/g)].map(([, id]) => id)).toEqual(['a', 'a-1', 'a-2'])
})

it('renders tables, links and images', async () => {
  const { html, messages } = await compile(
    'import Link from \'next/link\'\nimport Image from \'next/image\'\nimport { Table } from \'nextra/components\'\n\n<Table><tbody><Table.Tr><Table.Td>c</Table.Td></Table.Tr></tbody></Table>\n\n<Link href="/a">b</Link>\n\n<Image src="/c.png" alt="d" />',
  )
  expect(messages).toEqual([])
  expect(html).toMatch(/<table>.*<td>c<\/td>.*<a href="\/a".*<img[^>]*src="\/c\.png"/)
})

it('gives code a component for each import of Nextra and Next.js', async () => {
  const text =
    "import { Callout, Cards } from 'nextra/components'\nimport { GearIcon } from 'nextra/icons'\nimport { useRouter } from 'next/router'\n\n{[1].map(() => <Callout>a<GearIcon /></Callout>)}\n"
  const module = await createMdxModule(
    { path: 'a.mdx', text },
    { format: 'md', placeholders: {}, dialects: ['nextra'] },
  )
  expect(module?.code).toContain("import Callout from '@theme/Admonition'")
  expect(module?.code).toContain('const GearIcon =')
  expect(module?.code).not.toMatch(/from 'next/)
})
