import { describe, expect, it } from 'vitest'
import type { OpenIndex } from '../open-index.js'
import { asBeginning, asPrefix, expandClause, findSimilar, isWithinOneEdit, reverse } from './expand-clause.js'

const TERMS = ['page', 'pages', 'plan', 'plane', 'stage']

/** An index that reads its terms from an array. */
const index = {
  findTerms: async (_list: number, low: string, high: string) =>
    new Map(TERMS.filter((term) => term >= low && term < high).map((term) => [term, []])),
  listTerms: async (direction: string, low: string, high: string) =>
    TERMS.map((term) => (direction === 'backward' ? reverse(term) : term)).filter((term) => term >= low && term < high),
  listNeighbors: async () => ['plans'],
} as unknown as OpenIndex

const termsOf = async (clause: Parameters<typeof expandClause>[0]): Promise<string[]> => [
  ...(await expandClause(clause, 0, index)).keys(),
]

describe('a clause', () => {
  it('matches the term, terms with a prefix, or similar terms', async () => {
    expect(await termsOf({ term: 'plan', match: 'exact' })).toEqual(['plan'])
    expect(await termsOf({ term: 'plan', match: 'prefix' })).toEqual(['plan', 'plane'])
    expect(await termsOf({ term: 'pagee', match: 'similar' })).toEqual(['page', 'pages'])
  })

  it('matches later parts of a version number only', () => {
    expect(asPrefix({ stem: '1.2', beginning: '1.2' })).toEqual({ term: '1.2.', match: 'prefix' })
    expect(asPrefix({ stem: 'plan', beginning: 'plan' })).toEqual({ term: 'plan', match: 'exact' })
  })

  it('reads fewer files of a prefix the more words the query has', () => {
    const files = [1, 2, 9].map((words) => asBeginning({ stem: 'pla', beginning: 'pla' }, words).mostFiles)
    expect(files).toEqual([3, 3, 2])
  })

  it('reads one file for a prefix of one letter, and more for each further letter', () => {
    const files = ['p', 'pl', 'pla', 'plan', 'plane'].map((word) => asBeginning({ stem: word, beginning: word }, 1))
    expect(files.map(({ mostFiles }) => mostFiles)).toEqual([1, 2, 3, 4, 4])
  })
})

describe('similar terms', () => {
  it('have the same start or the same end', async () => {
    expect(await findSimilar('pgae', index)).toEqual(['page'])
    expect(await findSimilar('stge', index, ['backward'])).toEqual(['stage'])
    expect(await findSimilar('stge', index, [])).toEqual([])
  })

  it('include the neighbors of a word in the sorted list', async () => {
    expect(await findSimilar('plans', index, ['near'])).toEqual(['plans'])
  })
})

it.each([
  ['plan', 'plan', true],
  ['plan', 'plane', true],
  ['plan', 'lan', true],
  ['plan', 'plam', true],
  ['plan', 'paln', true],
  ['plan', 'pnal', false],
  ['plan', 'planes', false],
  ['plan', 'lamp', false],
])('%s and %s are within one edit: %s', (a, b, isSimilar) => {
  expect([isWithinOneEdit(a, b), isWithinOneEdit(b, a)]).toEqual([isSimilar, isSimilar])
})
