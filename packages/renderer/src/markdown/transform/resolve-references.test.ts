import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('finds the definition of every kind of reference, wherever it is', async () => {
  const { html } = await compilePlain('[a][x] [X][] [x] ![b][x]\n\n> [x]: y.md "T"\n')
  expect(html).toMatch(/^<p>(<a href="y.md" title="T">[aXx]<\/a> ){3}<img src="y.md" alt="b" title="T"><\/p>/)
})

it('keeps the definitions of page and partial separate', async () => {
  const { links } = await compilePlain('[x]\n\n::include{file="_a.md"}\n\n[x]: page.md', {
    includes: { '_a.md': '[x] [y]\n\n[x]: partial.md' },
  })
  expect(links.map(({ href, file }) => [href, file])).toEqual([
    ['page.md', 'page.md'],
    ['partial.md', '_a.md'],
  ])
})
