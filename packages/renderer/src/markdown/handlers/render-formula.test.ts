import { expect, it } from 'vitest'
import { renderFormula } from './render-formula.js'

it('typesets formulas, and makes those in a block focusable', () => {
  const inline = renderFormula('x^2', false)
  const display = renderFormula('x^2', true)
  expect('html' in inline && inline.html).toMatch(/^<span class="katex">.*<math /s)
  expect('html' in display && display.html).toMatch(/^<span class="katex-display" tabindex="0">/)
})

it('locates the problem of a formula', () => {
  expect(renderFormula('a + \\wrong', false)).toEqual({
    problem: { message: "the formula can't be rendered: Undefined control sequence: \\wrong", position: 4 },
  })
})
