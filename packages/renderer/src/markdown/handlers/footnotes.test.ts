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
