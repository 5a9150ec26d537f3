import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('checks ids of headings, HTML, details and admonitions together', async () => {
  const text = '## A {#x}\n\n<b id="x">b</b>\n\n:::details{#x}\nc\n:::\n\n:::note{#y}\nd\n:::\n\n## Y\n'
  const { problems, anchors } = await compilePlain(text)
  expect(problems).toEqual([
    'warning duplicate-id page.md:3:1 the id x is used twice on this page',
    'warning duplicate-id page.md:5:1 the id x is used twice on this page',
  ])
  expect(anchors).toEqual(['x', 'x', 'x', 'y', 'y-1'])
})

it('lets a later custom id take precedence', async () => {
  expect((await compilePlain('## A\n\n## B {#a}')).anchors).toEqual(['a-1', 'a'])
})
