import { expect, it } from 'vitest'
import { readPrefer } from './read-prefer.js'

it.each([
  [undefined, { isDynamic: false }],
  ['code=404', { code: '404', isDynamic: false }],
  ['code=200, example="two words"', { code: '200', example: 'two words', isDynamic: false }],
  ['example=one; dynamic=true', { example: 'one', isDynamic: true }],
  ['respond-async, wait=10', { isDynamic: false }],
])('reads %j', (header, preference) => {
  expect(readPrefer(header)).toEqual(preference)
})
