import { expect, it } from 'vitest'
import { findHeadings } from './find-headings.js'
import { loadOutlines } from './load-outlines.js'

it('gives headings the ids of the compiled page, in their order', async () => {
  const text = '# One\n\n::include{file="./x.md"}\n\n## Two `x` {#deux}\n\n## One ##\r\n\n## Unknown\n\n## One\n'
  const { headings } = (await loadOutlines(undefined))('a.md', text)
  const anchors = ['one', 'one-1', 'of-include', 'deux', 'one-2', 'one-3']
  expect(findHeadings(headings, anchors).map(({ title, level, id }) => [title, level, id])).toEqual([
    ['One', 1, 'one'],
    ['Two `x`', 2, 'deux'],
    ['One', 2, 'one-2'],
    ['Unknown', 2, undefined],
    ['One', 2, 'one-3'],
  ])
})

it('gives a heading no id of another heading whose text begins like it', async () => {
  const { headings } = (await loadOutlines(undefined))('a.md', '## Set\n\n## Set up\n')
  expect(findHeadings(headings, ['set-up']).map(({ id }) => id)).toEqual([undefined, 'set-up'])
})
