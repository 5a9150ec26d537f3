import { expect, it } from 'vitest'
import { listOr } from './describe-value.js'

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'a', 'c'], 'a, b or c'],
])('joins %j to %j', (words, expected) => expect(listOr(words)).toBe(expected))
