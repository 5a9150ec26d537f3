import { expect, it } from 'vitest'
import { contrast, luminance, parseColor } from './color.js'

it.each([
  ['#fff', [255, 255, 255]],
  [' #1A2b3C ', [26, 43, 60]],
  ['Black', [0, 0, 0]],
  ['rgb(1, 2, 3)', [1, 2, 3]],
  ['rgb(1 2 3)', [1, 2, 3]],
  ['hsl(120deg 100% 50%)', [0, 255, 0]],
  ['#ffff', undefined],
  ['rgb(10% 0% 0%)', undefined],
  ['rgba(1, 2, 3, 0.5)', undefined],
  ['rgb(. . .)', undefined],
  ['rebeccapurple', undefined],
  ['red', [255, 0, 0]],
  ['constructor', undefined],
  ['', undefined],
])('reads %j', (text, color) => {
  expect(parseColor(text)?.map(Math.round)).toEqual(color)
})

it('measures luminance and contrast by the formulas of WCAG', () => {
  const [black, white, gray] = [
    [0, 0, 0],
    [255, 255, 255],
    [118, 118, 118],
  ] as const
  expect([luminance(black), luminance(white)]).toEqual([0, 1])
  expect(contrast(black, white)).toBeCloseTo(21)
  expect(contrast(white, gray)).toBeCloseTo(4.54, 2)
  expect(contrast(gray, white)).toBe(contrast(white, gray))
})
