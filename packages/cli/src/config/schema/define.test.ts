import { expect, it } from 'vitest'
import { extensionsSchema, isConstantName } from './define.js'

it.each([
  ['__DEV__', true],
  ['process.env.API_URL', true],
  ['größe', true],
  ['a-b', false],
  ['a.', false],
  ['1a', false],
  ['', false],
])('%j is the name of a constant: %s', (name, expected) => {
  expect(isConstantName(name)).toBe(expected)
})

it('accepts extensions that begin with a dot', () => {
  expect(extensionsSchema.safeParse(['.web.js', '.d-x']).success).toBe(true)
  expect(extensionsSchema.safeParse(['js']).success).toBe(false)
})
