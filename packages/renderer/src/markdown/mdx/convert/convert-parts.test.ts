import { expect, it } from 'vitest'
import { plainComponents } from '../../../../test/markdown/plain-components.js'
import { plainOptions } from '../../../../test/markdown/plain-options.js'
import { showContent } from '../../../../test/markdown/show-content.js'
import { compileMarkdown } from '../../compile-markdown.js'

const compile = async (text: string, includes: Readonly<Record<string, string>> = {}) => {
  const options = { ...plainOptions, dialects: ['mintlify'] as const }
  const content = await compileMarkdown({ path: 'page.mdx', text, includes }, options, plainComponents)
  const problems = content.diagnostics.map(({ code }) => code)
  return { html: showContent(content).replace(/\s*\n\s*/g, ''), problems }
}

it('puts items into lists, each series into one', async () => {
  const { html } = await compile(
    '<Color variant="compact">\n<Color.Item name="A" value="#000" />\n<Color.Item name="B" value="#fff" />\n</Color>',
  )
  expect(html.match(/<ul/g)).toHaveLength(1)
  expect(html.match(/<li/g)).toHaveLength(2)
})

it('inserts a snippet by its name, and reports a missing one', async () => {
  const { html, problems } = await compile(
    '<Snippet file="a.mdx" />\n\n<Snippet file="b.mdx" />\n\n<Snippet file="c.mdx" />',
    {
      '/snippets/a.mdx': 'Shared.',
      '/_snippets/c.mdx': 'Older.',
    },
  )
  expect(html).toMatch(/Shared\..*Older\./)
  expect(problems).toEqual(['missing-include'])
})

it('shows steps of an included file as steps', async () => {
  const { html, problems } = await compile(
    'import One from \'./_one.mdx\'\n\n<Steps>\n<One />\n<Step title="Two">\nb\n</Step>\n</Steps>',
    {
      '_one.mdx': '<Step title="One">\na\n</Step>',
    },
  )
  expect(problems).toEqual([])
  expect(html.match(/<ol/g)).toHaveLength(1)
  expect(html.match(/<li/g)).toHaveLength(2)
})
