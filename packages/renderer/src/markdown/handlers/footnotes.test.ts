import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('uses UI strings for the text of footnotes', async () => {
  const { holes } = await compilePlain('a[^x] b[^x]\n\n[^x]: c')
  expect(holes).toEqual([
    { kind: 'text', key: 'theme.Footnotes.title', values: {} },
    { kind: 'text', key: 'theme.Footnotes.backAriaLabel', values: { reference: '1' } },
    { kind: 'text', key: 'theme.Footnotes.backAriaLabel', values: { reference: '1-2' } },
  ])
})

it('renders anchors without links to check, without heading and without indexed numbers', async () => {
  const { anchors, links, toc, sections } = await compilePlain('a[^x]\n\n[^x]: c [d](e)')
  expect(anchors).toEqual(['fnref-x', 'footnote-label', 'fn-x'])
  expect(links.map(({ href }) => href)).toEqual(['e'])
  expect(toc).toEqual([])
  expect(sections[0]?.text).toBe('a c d')
})

it('numbers footnotes by their first reference, also those in other footnotes', async () => {
  const { html } = await compilePlain('a[^y] b[^x] c[^y]\n\n[^x]: one[^z]\n\n[^y]: two\n\n[^z]: three')
  expect([...html.matchAll(/<sup><a href="#fn-(\w)"[^>]*>(\d)/g)].map(([, id, number]) => `${id}${number}`)).toEqual([
    'y1',
    'x2',
    'y1',
    'z3',
  ])
  expect([...html.matchAll(/<li id="fn-(\w)"/g)].map(([, id]) => id)).toEqual(['y', 'x', 'z'])
})
