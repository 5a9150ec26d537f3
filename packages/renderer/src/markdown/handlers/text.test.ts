import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('removes white space around line endings and after hard breaks', async () => {
  const { html } = await compilePlain('a \n  b  \n   *c*\\\n `d`')
  expect(html).toBe('<p>a\nb<br>\n<em>c</em><br>\n<code>d</code></p>')
})

it('shows a line ending in code as a space, and a carriage return as a line ending', async () => {
  expect((await compilePlain('`a\r\nb`\r\nc')).html).toBe('<p><code>a b</code>\nc</p>')
})

it('separates words of the index at line endings', async () => {
  const { sections } = await compilePlain('- a\n\n  b\n- c\n\n<b>d</b>\n<b>e</b>')
  expect(sections[0]?.text).toBe('a b c d e')
})
