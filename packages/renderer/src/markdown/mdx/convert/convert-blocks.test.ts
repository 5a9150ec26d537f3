import { expect, it } from 'vitest'
import { plainComponents } from '../../../../test/markdown/plain-components.js'
import { plainOptions } from '../../../../test/markdown/plain-options.js'
import { showContent } from '../../../../test/markdown/show-content.js'
import { compileMarkdown } from '../../compile-markdown.js'

const findIcon = (name: string) => ({ html: `<svg>${name}</svg>` })

async function compile(path: string, text: string) {
  const content = await compileMarkdown({ path, text, includes: {} }, { ...plainOptions, findIcon }, plainComponents)
  const messages = content.diagnostics.map(({ message }) => message)
  return { html: showContent(content).replace(/\s*\n\s*/g, ''), sheets: content.sheets, messages }
}

it.each([
  [
    'cards',
    `<CardGrid>
  <Card title="One" icon="lucide:rocket" href="./a.md">
    Text with **bold**.
  </Card>
  <LinkCard title="Two" href="https://example.com" description="More" />
</CardGrid>`,
    '::::cards\n:::card[One]{icon=lucide:rocket href="./a.md"}\nText with **bold**.\n:::\n:::card[Two]{href="https://example.com"}\nMore\n:::\n::::',
  ],
  ['columns', '<CardGroup cols={2}>\n<Card title="A" />\n</CardGroup>', '::::cards{cols=2}\n:::card[A]\n:::\n::::'],
  ['steps of a list', '<Steps>\n\n1. One\n2. Two\n\n</Steps>', ':::steps\n\n1. One\n2. Two\n\n:::'],
  [
    'steps with titles',
    '<Steps>\n  <Step title="First">\n    Text.\n  </Step>\n</Steps>',
    '::::steps\n:::step[First]\nText.\n:::\n::::',
  ],
  [
    'a file tree',
    '<FileTree>\n\n- src/\n  - **a.ts** first\n- …\n\n</FileTree>',
    ':::file-tree\n\n- src/\n  - **a.ts** first\n- …\n\n:::',
  ],
  [
    'accordions',
    '<AccordionGroup>\n<Accordion title="Why?" icon="rocket" defaultOpen>\nSo.\n</Accordion>\n</AccordionGroup>',
    '::::accordions\n:::accordion[Why?]{icon=rocket open}\nSo.\n:::\n::::',
  ],
  ['columns', '<Columns cols={3}>\n<Column>\nA\n</Column>\n</Columns>', '::::columns{cols=3}\n:::column\nA\n:::\n::::'],
  ['a frame', '<Frame caption="Below">\n![A](a.png)\n</Frame>', ':::frame[Below]\n![A](a.png)\n:::'],
  [
    'a code group',
    '<CodeGroup>\n\n```sh npm\nnpm i\n```\n\n```sh title="pnpm"\npnpm i\n```\n\n</CodeGroup>',
    ':::code-group\n```sh [npm]\nnpm i\n```\n```sh [pnpm]\npnpm i\n```\n:::',
  ],
  [
    'an update',
    '<Update label="1.2" description="May" tags={["New", "API"]}>\nText.\n</Update>',
    ':::update[1.2]{date=May tags="New, API"}\nText.\n:::',
  ],
  [
    'words in a line',
    'A <Badge text="New" variant="success" /> <Icon name="lucide:rocket" label="Go" /> <Tooltip tip="Long *text*">API</Tooltip>.',
    'A :badge[New]{type=success} :icon[lucide:rocket]{label=Go} :tooltip[API]{tip="Long *text*"}.',
  ],
  ['a badge with a color', 'A <Badge color="green">Beta</Badge>', 'A :badge[Beta]{type=tip}'],
  ['a word of its own', '<Badge text="New" />', ':badge[New]{title=""}'],
])('renders %s like the directive', async (_name, mdx, md) => {
  const component = await compile('page.mdx', mdx)
  expect(component).toEqual(await compile('page.md', md))
  expect(component.messages).toEqual([])
})

it('resolves the components of Starlight', async () => {
  const page = `import { Card as Box, CardGrid } from '@astrojs/starlight/components'\n\n<CardGrid><Box title="A">Text</Box></CardGrid>`
  const { html, messages } = await compile('page.mdx', page)
  expect(messages).toEqual([])
  expect(html).toContain('<div class="card-grid"><article><h6>A</h6>')
})
