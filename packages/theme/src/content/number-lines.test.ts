import { describe, expect, it } from 'vitest'
import { numberLines } from './number-lines.js'

describe('numberLines', () => {
  it('counts lines from the first number and leaves tokens alone', () => {
    const html = '<span class="line">a\n</span><span class="line added"><span class="line-x">b</span>\n</span>'
    expect(numberLines(html, 9)).toBe(
      '<span data-line="9" class="line">a\n</span><span data-line="10" class="line added"><span class="line-x">b</span>\n</span>',
    )
  })

  it('does not take a longer class for a line', () => {
    expect(numberLines('<span class="line-through">x</span>', 1)).toBe('<span class="line-through">x</span>')
  })
})
