import { describe, expect, it } from 'vitest'
import { compareNames } from './compare-names.js'

const sorted = (names: readonly string[]): readonly string[] => [...names].sort(compareNames)

describe('compareNames', () => {
  it.each([
    { case: 'releases by value', order: ['1.00.md', '1.2.md', '1.10.md', '1.12.md', '1.12.1.md', '1.14.md', '2.0.md'] },
    { case: 'equal values by text', order: ['1.02.md', '1.2.md', '1.3.md'] },
    { case: 'a v before the number', order: ['v1.9.md', 'v1.10.md', '2.0.md'] },
    { case: 'plain numbers', order: ['2.md', '10.md', '100.md'] },
    { case: 'numbers before words', order: ['2.md', '10.md', '1-a.md', '1.1x.md', 'a.md'] },
    { case: 'words by code units with their extension', order: ['B.md', 'a-b.md', 'a.md', 'a.mdx', 'ä.md'] },
  ])('sorts $case', ({ order }) => {
    expect(sorted([...order].reverse())).toEqual(order)
  })

  it('is a total order: every rotation of the names sorts to the same list', () => {
    const names = [
      '1.10.md',
      '1.1x.md',
      '1.2.md',
      '1.02.md',
      '10',
      '2024-07-29.md',
      'a.md',
      '!.md',
      'v1.2.md',
      '1.2.0.md',
    ]
    const order = sorted(names)
    for (let turn = 0; turn < names.length; turn++) {
      expect(sorted([...names.slice(turn), ...names.slice(0, turn)])).toEqual(order)
    }
  })
})
