import { expect, it } from 'vitest'
import { escapeHtml, unescapeHtml } from './escape-html.js'

it('escapes every character that ends a text or a quoted attribute', () => {
  expect(escapeHtml(`a & b < c > d " e ' f`)).toBe('a &amp; b &lt; c &gt; d &quot; e &#39; f')
})

it('leaves other text unchanged', () => {
  expect(escapeHtml('плати 1 × 2')).toBe('плати 1 × 2')
})

it('decodes what docgen and React write, and leaves other entities unchanged', () => {
  expect(unescapeHtml(escapeHtml(`a & b < c > d " e ' f`))).toBe(`a & b < c > d " e ' f`)
  expect(unescapeHtml('&#x27; &amp;lt; &nbsp;')).toBe("' &lt; &nbsp;")
})
