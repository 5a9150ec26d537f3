import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('takes the words of footnotes from the texts of the interface', async () => {
  const { holes } = await compilePlain('a[^x] b[^x]\n\n[^x]: c')
  expect(holes).toEqual([
    { kind: 'text', key: 'theme.Footnotes.title', values: {} },
    { kind: 'text', key: 'theme.Footnotes.backAriaLabel', values: { reference: '1' } },
    { kind: 'text', key: 'theme.Footnotes.backAriaLabel', values: { reference: '1-2' } },
  ])
})

it('makes anchors and no links to check, no heading and no searched numbers', async () => {
  const { anchors, links, toc, sections } = await compilePlain('a[^x]\n\n[^x]: c [d](e)')
  expect(anchors).toEqual(['fnref-x', 'footnote-label', 'fn-x'])
  expect(links.map(({ href }) => href)).toEqual(['e'])
  expect(toc).toEqual([])
  expect(sections[0]?.text).toBe('a c d')
})
