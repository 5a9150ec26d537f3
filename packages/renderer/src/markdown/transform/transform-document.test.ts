import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('ignores placeholders in inline HTML code, and detects its end', async () => {
  const { html } = await compilePlain('{a} <code>{a} *{a}*</code> {a} `{a}`', { placeholders: { a: 'b' } })
  expect(html).toBe('<p>b <code>{a} <em>b</em></code> b <code>{a}</code></p>')
})

it('transforms every kind of block', async () => {
  const text = '> {a}\n\n- {a}\n\n| {a} |\n| - |\n\n:::note[{a}]\n{a}\n:::\n\nx[^1]\n\n[^1]: {a}'
  expect((await compilePlain(text, { placeholders: { a: 'b' } })).html).not.toContain('{a}')
})
