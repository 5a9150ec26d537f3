import { expect, it } from 'vitest'
import { makeReadable } from './readable-color.js'

it.each([
  ['#123', 'light', undefined],
  ['#25c2a0', 'light', '#177662'],
  ['rgb(37, 194, 160)', 'light', '#177662'],
  ['hsl(167deg 68% 45%)', 'light', '#167661'],
  ['#121020', 'dark', '#898890'],
  ['#91a3ff', 'dark', undefined],
  ['var(--brand)', 'light', undefined],
  ['rgb(1,)', 'light', undefined],
  ['#12', 'light', undefined],
  ['rgba(255, 204, 0, 0.5)', 'light', undefined],
  ['rgb(100% 80% 0%)', 'light', undefined],
] as const)('makes %s in %s mode %s', (color, mode, expected) => {
  expect(makeReadable(color, mode)).toBe(expected)
})

it('compares with the page of the site', () => {
  expect(makeReadable('#00c224', 'light', '#101010')).toBeUndefined()
  expect(makeReadable('#123', 'light', '#101010')).toBe('#838c95')
})
