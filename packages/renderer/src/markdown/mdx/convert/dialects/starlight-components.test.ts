import { describe, expect, it } from 'vitest'
import { plainComponents } from '../../../../../test/markdown/plain-components.js'
import { plainOptions } from '../../../../../test/markdown/plain-options.js'
import { showContent } from '../../../../../test/markdown/show-content.js'
import { compileMarkdown } from '../../../compile-markdown.js'
import { createMdxModule } from '../../module/create-mdx-module.js'

async function compile(text: string, path = 'page.mdx', options: object = { dialects: ['starlight'] }) {
  const findIcon = (name: string) => ({ html: `<svg>${name}</svg>` })
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

const importOf = (names: string) => `import { ${names} } from '@astrojs/starlight/components'\n\n`

describe('components of Starlight become constructs of docgen', () => {
  it.each([
    ['an aside', 'Aside', '<Aside type="caution" title="Hot">\nx\n</Aside>', ':::caution[Hot]\nx\n:::'],
    ['a badge', 'Badge', 'A <Badge text="New" variant="success" size="small" />', 'A :badge[New]{type=success}'],
    ['a card', 'Card', '<Card title="A" icon="open-book">\nx\n</Card>', ':::card[A]{icon="lucide:book-open"}\nx\n:::'],
    [
      'an icon',
      'Icon as Sign',
      'An <Sign name="github" label="Git" />',
      'An :icon[]{name="simple-icons:github" label="Git"}',
    ],
    [
      'code',
      'Code',
      '<Code code={"a\\nb\\nc"} lang="js" title="t" mark={[1]} ins="2-3" />',
      '```js title="t" {1} ins={2-3}\na\nb\nc\n```',
    ],
    [
      'tabs',
      'Tabs, TabItem',
      '<Tabs syncKey="g"><TabItem label="A" icon="x">\none\n</TabItem></Tabs>',
      '::::tabs{group=g}\n:::tab[A]\none\n:::\n::::',
    ],
    [
      'a button',
      'LinkButton',
      '<LinkButton href="/a/" variant="minimal">Go</LinkButton>',
      ':::actions\n- [Go](/a/)\n:::',
    ],
    ['HTML', 'Card', '<Fragment set:html="<hr>" />', '<hr>'],
  ])('%s', async (_name, names, mdx, markdown) => {
    const converted = await compile(importOf(names) + mdx)
    expect(converted.messages).toEqual([])
    expect(converted.html).toBe((await compile(markdown, 'page.md', {})).html)
  })
})

it('shows the content of components that docgen cannot run, and reports them', async () => {
  const { html, messages } = await compile(
    "import Counter from './Counter.astro'\nimport { Show } from 'starlight-showcases'\n\n<Counter>Counted</Counter>\n\n<Show.Card>Shown</Show.Card>",
  )
  expect(html).toMatch(/Counted.*Shown/)
  expect(messages).toEqual(
    ['<Counter>', '<Show.Card>'].map(
      (name) =>
        `${name} is a component of another tool, which docgen does not run: only the content between its tags is shown`,
    ),
  )
})

it('leaves imports of Starlight and Astro out of the module of a page', async () => {
  const text = `${importOf('Code')}import { Image } from 'astro:assets'\nimport { b } from './b.js'\n\n{b}\n`
  const module = await createMdxModule(
    { path: 'a.mdx', text },
    { format: 'md', placeholders: {}, dialects: ['starlight'] },
  )
  expect(module?.code).toContain("from './b.js'")
  expect(module?.code).not.toMatch(/astro/)
})

it('writes the commands of package managers', async () => {
  const { html } = await compile(
    'import { PackageManagers } from \'starlight-package-managers\'\n\n<PackageManagers pkg="kiln" dev />',
  )
  expect(html).toMatch(/npm install.*-D.*kiln/)
})
