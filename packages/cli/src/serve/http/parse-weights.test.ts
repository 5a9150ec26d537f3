import { expect, it } from 'vitest'
import { parseWeights } from './parse-weights.js'

it.each([
  ['br, GZIP;q=0.5', { br: 1, gzip: 0.5 }],
  ['text/html ; level=1 ; Q=0.8,*;q=0', { 'text/html': 0.8, '*': 0 }],
  ['a;q=2, b;q=-1, c;q=high', { a: 0, b: 0, c: 0 }],
])('reads the values of %s, and their weights', (header, weights) => {
  expect(Object.fromEntries(parseWeights(header))).toEqual(weights)
})
