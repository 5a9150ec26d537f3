import { expect, it } from 'vitest'
import { compilePlain } from '../../../../test/markdown/compile-plain.js'

it('indexes a title separately from the words around it', async () => {
  const { sections } = await compilePlain('a\n\n:::note[B]\nc\n:::')
  expect(sections[0]?.text).toBe('a B c')
})

it('accepts only the first child as a title', async () => {
  expect((await compilePlain(':::note\na\n\n<summary>b</summary>\n:::')).html).not.toContain('<p>b</p>')
})
