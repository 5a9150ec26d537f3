import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const fence = (info: string): string => `\`\`\`${info}\nx\n\`\`\`\n\n`

const compile = async (...infos: readonly string[]) => {
  const { html, problems } = await compilePlain(`:::code-group\n\n${infos.map(fence).join('')}:::\n`)
  return { labels: [...html.matchAll(/label="([^"]*)"/g)].map(([, label]) => label), html, problems }
}

it.each([
  ['sh [npm]', 'npm'],
  ['sh title="npm run"', 'npm run'],
  ['sh npm run', 'npm run'],
  ['js a.js showLineNumbers', 'a.js'],
  ['js [ a.js ] {1}', 'a.js'],
])('names the tab of %j %s', async (info, label) => {
  const { html, problems } = await compile(info)
  expect(problems).toEqual([])
  expect(html).toContain(label)
})

it('reports code without a title, which is named after its language', async () => {
  const { problems } = await compile('sh [npm]', 'ts', '')
  expect(problems).toEqual([
    'warning block page.md:7:1 this code has no title, which is the label of its tab',
    'warning block page.md:11:1 this code has no title, which is the label of its tab',
  ])
})

it('reports a group without code, and other content', async () => {
  const empty = await compilePlain(':::code-group\n\ntext\n\n:::\n')
  expect(empty.problems).toEqual([expect.stringContaining('a code group contains no code')])
  const mixed = await compilePlain(`:::code-group\n\ntext\n\n${fence('sh [a]')}:::\n`)
  expect(mixed.problems).toEqual([expect.stringContaining('something other than code')])
})
