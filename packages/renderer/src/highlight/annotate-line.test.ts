import { expect, it } from 'vitest'
import { annotateLine } from './annotate-line.js'

it('keeps a line without parts', () =>
  expect(annotateLine('<span class="k">let</span> a', [])).toBe('<span class="k">let</span> a'))

it('wraps a part inside the span of its color, and ends colors around it', () => {
  const html = '<span class="k">let a</span> = &lt;b&gt;'
  expect(annotateLine(html, [{ start: 4, end: 5, type: 'let a: "x"', isFocusable: true }])).toBe(
    '<span class="k">let </span><span class="has-type" tabindex="0" aria-description="let a: &quot;x&quot;"><span class="k">a</span></span> = &lt;b&gt;',
  )
})

it('counts an entity as one character', () => {
  expect(
    annotateLine('&lt;b&gt;', [
      { start: 1, end: 2, type: 'b' },
      { start: 2, end: 3, mark: 'error' },
    ]),
  ).toBe('&lt;<span class="has-type" aria-description="b">b</span><span class="code-error">&gt;</span>')
})

it('covers several colors, up to the end of the line', () => {
  expect(annotateLine('<span class="nf">f</span>(<span class="s">1</span>', [{ start: 0, end: 9, mark: 'mark' }])).toBe(
    '<span class="code-mark"><span class="nf">f</span>(<span class="s">1</span></span>',
  )
})
