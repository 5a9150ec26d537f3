import { expect, it } from 'vitest'
import { compilePlain } from '../../../../test/markdown/compile-plain.js'

it.each([
  ['## A {version} b', 'a-version-b'],
  ["## A {'text'} b", 'a-text-b'],
  ['## A {product} b', 'a-docgen-b'],
  ['## A <Icon name="x" /> b', 'a--b'],
  ['## Plain `code`', 'plain-code'],
])('derives the id of %j from its words', async (text, id) => {
  const { toc } = await compilePlain(text, {
    path: 'a.mdx',
    placeholders: { product: 'Docgen' },
    findIcon: () => ({ html: '<svg/>' }),
  })
  expect(toc.map((entry) => entry.id)).toEqual([id])
})
