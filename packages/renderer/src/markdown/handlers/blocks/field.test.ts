import { expect, it } from 'vitest'
import { compilePlain } from '../../../../test/markdown/compile-plain.js'

it('renders the facts of a field, escaped, and an id once for each name', async () => {
  const { html, problems, sheets } = await compilePlain(
    ':::field{name="a<b" type="x & y" required default="1"}\nText\n:::\n\n:::field{name="a<b" deprecated}\n:::',
  )
  expect(html).toContain('<code>a&lt;b</code> <span>x &amp; y</span>')
  expect(html).toContain('<code>1</code>')
  expect(html.match(/id="param-a-b"/g)).toHaveLength(1)
  expect(html).toContain('<del><code>a&lt;b</code></del>')
  expect(sheets).toEqual(['field'])
  expect(problems).toEqual([])
})

it('keeps the id of the author, and reports a missing name', async () => {
  const { html, problems } = await compilePlain(':::field{name=a id=own}\n:::\n\n:::field{type=x}\n:::')
  expect(html).toContain('id="own"')
  expect(problems).toEqual([expect.stringContaining('a field has no name')])
})
