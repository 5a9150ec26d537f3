import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('reads cards and includes, also in lists', async () => {
  const { html, problems } = await compilePlain('- ::doc-cards\n\n- ::include{file="_a.md"}', {
    includes: { '_a.md': 'b' },
  })
  expect(html).toContain('<!--cards-->')
  expect(html).toContain('<p>b</p>')
  expect(problems).toEqual([])
})
