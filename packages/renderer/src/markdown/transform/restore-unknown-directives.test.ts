import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('restores unknown directives and suggests known ones', async () => {
  const { html, diagnostics } = await compilePlain('At 10:30 :a[*b*]{c=d}\n\n:::tipp\ne\n:::\n\n::x{y}\n')
  expect(html).toBe('<p>At 10:30 :a[<em>b</em>]{c=d}</p>\n<p>e</p>\n<p>::x{y}</p>')
  expect(diagnostics.map(({ code, line, length, hint }) => [code, line, length, hint])).toEqual([
    ['unknown-directive', 3, 7, 'Did you mean :::tip?'],
    ['unknown-directive', 7, 3, undefined],
  ])
})
