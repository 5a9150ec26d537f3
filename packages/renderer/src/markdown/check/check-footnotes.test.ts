import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('reports an unreferenced footnote', async () => {
  const { diagnostics, html } = await compilePlain('Text.[^a]\n\n[^a]: Shown.\n\n[^B]: Lost.')
  expect(html).not.toContain('Lost')
  expect(diagnostics).toMatchObject([{ code: 'unused-footnote', line: 5, column: 1, length: 4 }])
  expect(diagnostics[0]?.message).toContain('[^B]')
})

it('checks the files of a page separately', async () => {
  const includes = { '_part.md': 'Part.[^a]\n\n[^a]: Of the part.' }
  const { problems } = await compilePlain('::include{file="./_part.md"}\n\n[^a]: Of the page.', { includes })
  expect(problems.map((each) => each.split(' ').slice(1, 3))).toEqual([['unused-footnote', 'page.md:3:1']])
})
