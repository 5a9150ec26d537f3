import { expect, it } from 'vitest'
import { quote } from './docs-request.js'

it('quotes a text, and shortens what is longer than 200 characters', () => {
  expect(quote('a "b"')).toBe('"a \\"b\\""')
  expect(quote('x'.repeat(200))).toBe(`"${'x'.repeat(200)}"`)
  expect(quote('x'.repeat(201))).toBe(`"${'x'.repeat(200)}…"`)
})
