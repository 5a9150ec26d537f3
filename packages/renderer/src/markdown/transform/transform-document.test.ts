import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('leaves placeholders in inline HTML code alone, and sees where it ends', async () => {
  const { html } = await compilePlain('{a} <code>{a} *{a}*</code> {a} `{a}`', { placeholders: { a: 'b' } })
  expect(html).toBe('<p>b <code>{a} <em>b</em></code> b <code>{a}</code></p>')
})

it('reaches into every kind of block', async () => {
  const text = '> {a}\n\n- {a}\n\n| {a} |\n| - |\n\n:::note[{a}]\n{a}\n:::\n\nx[^1]\n\n[^1]: {a}'
  expect((await compilePlain(text, { placeholders: { a: 'b' } })).html).not.toContain('{a}')
})
