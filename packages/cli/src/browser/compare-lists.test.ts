import { describe, expect, it } from 'vitest'
import { compareLists } from './compare-lists.js'

const split = (text: string): string[] => text.split('')

/** Applies the differences in order. */
function apply(before: string, after: string): string {
  const list = split(before)
  for (const { from, fromEnd, to, toEnd } of compareLists(list, split(after))) {
    list.splice(from, fromEnd - from, ...split(after).slice(to, toEnd))
  }
  return list.join('')
}

describe('compareLists', () => {
  it.each([
    ['', ''],
    ['abc', 'abc'],
    ['abc', ''],
    ['', 'abc'],
    ['abcdef', 'axcdyf'],
    ['abcd', 'bcda'],
    ['aaa', 'aa'],
    ['one two three', 'one 2 three four'],
  ])('transforms %j into %j', (before, after) => expect(apply(before, after)).toBe(after))

  it('does not change equal parts', () => {
    expect(compareLists(split('abcdef'), split('abXdef'))).toEqual([{ from: 2, fromEnd: 3, to: 2, toEnd: 3 }])
    expect(compareLists(split('abcd'), split('aXbcYd'))).toEqual([
      { from: 3, fromEnd: 3, to: 4, toEnd: 5 },
      { from: 1, fromEnd: 1, to: 1, toEnd: 2 },
    ])
  })

  it('treats the middle of long lists as one difference', () => {
    const [a, b] = [
      Array.from({ length: 600 }, (_, index) => `a${index}`),
      Array.from({ length: 600 }, (_, index) => `b${index}`),
    ]
    expect(compareLists(['x', ...a], ['x', ...b])).toEqual([{ from: 1, fromEnd: 601, to: 1, toEnd: 601 }])
  })
})
