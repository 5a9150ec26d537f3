import { expect, it } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.js'

it.each([
  ['/api/{product}-api', '/api/memberlatch-api'],
  ['{product} and {product}', 'memberlatch and memberlatch'],
  ['{unknown} {constructor} {}', '{unknown} {constructor} {}'],
  ['plain', 'plain'],
])('fills %j to %j', (text, filled) => {
  expect(fillPlaceholders(text, { product: 'memberlatch' })).toBe(filled)
})
