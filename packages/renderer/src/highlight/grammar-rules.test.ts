import { expect, it } from 'vitest'
import { rulesOf } from './grammar-rules.js'

it('reads patterns in their order, alone, as objects and in lists', () => {
  const inside = { part: /a/ }
  const grammar = {
    one: /a/,
    two: [/b/i, { pattern: /c/, greedy: true, lookbehind: true, alias: ['x'], inside }],
    none: undefined,
  }
  expect(rulesOf(grammar)).toMatchObject([
    { type: 'one', pattern: /a/, hasPrefix: false, isGreedy: false, inside: undefined, alias: undefined },
    { type: 'two', pattern: /b/i },
    { type: 'two', pattern: /c/g, hasPrefix: true, isGreedy: true, inside, alias: ['x'] },
  ])
})

it('adds the tokens of rest once, in place of those with the same name', () => {
  const grammar = { one: /a/, two: /b/, rest: { one: /c/, three: /d/ } }
  expect(rulesOf(grammar).map(({ type, pattern }) => [type, pattern])).toEqual([
    ['one', /c/],
    ['two', /b/],
    ['three', /d/],
  ])
  expect(rulesOf(grammar)).toBe(rulesOf(grammar))
})
