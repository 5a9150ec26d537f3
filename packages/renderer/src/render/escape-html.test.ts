import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.js'

it('makes every character harmless that ends a text or a quoted attribute', () => {
  expect(escapeHtml(`a & b < c > d " e ' f`)).toBe('a &amp; b &lt; c &gt; d &quot; e &#39; f')
})

it('leaves other text as it is', () => {
  expect(escapeHtml('плати 1 × 2')).toBe('плати 1 × 2')
})
