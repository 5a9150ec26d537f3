import { describe, expect, it } from 'vitest'
import { plainComponents } from '../../../../../test/markdown/plain-components.js'
import { plainOptions } from '../../../../../test/markdown/plain-options.js'
import { showContent } from '../../../../../test/markdown/show-content.js'
import { compileMarkdown } from '../../../compile-markdown.js'

async function compile(text: string, path = 'page.mdx', options: object = { dialects: ['mintlify'] }) {
  const findIcon = () => ({ html: '' })
  const content = await compileMarkdown(
    { path, text, includes: {} },
    { ...plainOptions, findIcon, ...options },
    plainComponents,
  )
  return {
    html: showContent(content).replace(/\s*\n\s*/g, ''),
    messages: content.diagnostics.map(({ message }) => message),
    links: content.links.map(({ href }) => href),
  }
}

describe('components of Mintlify become constructs of docgen', () => {
  it.each([
    ['a callout', '<Check>\nDone\n</Check>', ':::tip{title=""}\nDone\n:::'],
    ['a callout of a type', '<Callout type="error" icon="x">\nBad\n</Callout>', ':::danger{title=""}\nBad\n:::'],
    ['tabs', '<Tabs>\n<Tab title="A" icon="x">\none\n</Tab>\n</Tabs>', '::::tabs\n:::tab[A]{value=A}\none\n:::\n::::'],
    ['an accordion', '<Expandable title="more" defaultOpen>\nx\n</Expandable>', ':::accordion[more]{open}\nx\n:::'],
    [
      'a parameter',
      '<ParamField query="page.size" type="number" required={true} default={10}>\nHow many\n</ParamField>',
      ':::field{name=page.size type=number in=query required default=10}\nHow many\n:::',
    ],
    ['a property', '<ResponseField name="id" deprecated>\nx\n</ResponseField>', ':::field{name=id deprecated}\nx\n:::'],
    ['examples', '<RequestExample>\n```sh One\na\n```\n</RequestExample>', ':::code-group\n```sh [One]\na\n```\n:::'],
    ['a panel', '<Panel>\nx\n</Panel>', 'x'],
    ['text for people', '<Visibility for="humans">\nx\n</Visibility>', 'x'],
    ['text for agents', '<Visibility for="agents">\nx\n</Visibility>', ''],
    [
      'a tree',
      '<Tree>\n<Tree.Folder name="a" defaultOpen>\n<Tree.File name="b" />\n</Tree.Folder>\n</Tree>',
      ':::file-tree\n- a/\n  - b\n:::',
    ],
    ['the title of a fence', '```ts a.ts lines\nx\n```', '```ts title="a.ts" showLineNumbers\nx\n```'],
  ])('%s', async (_name, mdx, markdown) => {
    const converted = await compile(mdx)
    expect(converted.messages).toEqual([])
    expect(converted.html).toBe((await compile(markdown, 'page.md', {})).html)
  })
})

it('renders a formula as code without math', async () => {
  expect((await compile('<Latex>a</Latex>')).html).toContain('<code>a</code>')
  expect((await compile('<Latex>a</Latex>', 'page.mdx', { dialects: ['mintlify'], math: true })).html).toContain(
    'katex',
  )
})

it('links a card, with its image and the text of its button', async () => {
  const { html, links } = await compile('<Card title="A" href="./b" img="/c.png" cta="Go" />')
  expect(links).toEqual(['./b', '/c.png'])
  expect(html).toMatch(/\/c\.png.*Go/)
})

it('reports the components without the dialect', async () => {
  expect((await compile('<Check>x</Check>', 'page.mdx', {})).messages).toEqual([
    '<Check> is neither imported nor a docgen component',
  ])
})
