import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it.each([
  ['<img name="querySelector" src="https://example.org/a.png" alt="">', false],
  ['<form name="body"><input id="closest"><input name="getAttribute"></form>', true],
])('protects properties read by scripts from names in the content: %s', async (html, trustHtml) => {
  const { html: rendered, diagnostics } = await compilePlain(`# A\n\n${html}\n`, { trustHtml })
  expect(rendered).not.toMatch(/(?:name|id)="(?:querySelector|body|closest|getAttribute)"/)
  expect(diagnostics.map(({ code }) => code)).toContain('reserved-name')
})

it('keeps ids of other elements, which hide nothing', async () => {
  const { html, diagnostics } = await compilePlain('## Title {#title}\n\n<b id="closest">a</b> <a name="body">b</a>\n')
  expect(html).toContain('id="closest"')
  expect(diagnostics).toEqual([])
})
