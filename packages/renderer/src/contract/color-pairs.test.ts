import { expect, it } from 'vitest'
import { ACCENT_COLOR_PAIRS, COLOR_PAIRS } from './color-pairs.js'

it('lists each pair once, with those of the accent', () => {
  const names = COLOR_PAIRS.map((pair) => pair.join(' on '))
  expect(new Set(names).size).toBe(names.length)
  expect(ACCENT_COLOR_PAIRS.every((pair) => names.includes(pair.join(' on ')))).toBe(true)
})

it('combines every color of code with every surface of code', () => {
  const code = COLOR_PAIRS.filter(([text]) => text.startsWith('code-'))
  const surfaces = new Set(code.map(([, surface]) => surface))
  const texts = new Set(code.map(([text]) => text))
  expect(code).toHaveLength(surfaces.size * texts.size)
})

it('has an accent in every pair of the accent', () => {
  expect(ACCENT_COLOR_PAIRS.every((pair) => pair.some((name) => name.includes('accent')))).toBe(true)
})
