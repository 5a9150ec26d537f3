import { expect, it } from 'vitest'
import { escapeHtml, unescapeHtml } from './escape-html.js'

it('makes every character harmless that ends a text or a quoted attribute', () => {
  expect(escapeHtml(`a & b < c > d " e ' f`)).toBe('a &amp; b &lt; c &gt; d &quot; e &#39; f')
})

it('leaves other text as it is', () => {
  expect(escapeHtml('плати 1 × 2')).toBe('плати 1 × 2')
})

it('reads back what docgen and React write, and leaves other entities alone', () => {
  expect(unescapeHtml(escapeHtml(`a & b < c > d " e ' f`))).toBe(`a & b < c > d " e ' f`)
  expect(unescapeHtml('&#x27; &amp;lt; &nbsp;')).toBe("' &lt; &nbsp;")
})
