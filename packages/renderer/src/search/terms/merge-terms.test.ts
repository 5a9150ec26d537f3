import { expect, it } from 'vitest'
import { ByteBuffer } from './byte-buffer.js'
import { mergeTerms } from './merge-terms.js'

const list = (terms: string, positions: string) => ({ documents: 1, length: 1, terms, positions })

it('joins the postings of a term in the order of pages, each after its distance', () => {
  const empty = { lists: [] }
  const pages = [{ lists: [list('b a', 'XY Z')] }, ...Array(39).fill(empty), { lists: [list('a', 'W')] }]
  const { words, sizeOf, writePostings } = mergeTerms(pages)
  const postings = (term: number, at: number): string => {
    const text = new ByteBuffer()
    writePostings(term, at, text)
    expect(sizeOf(term, at)).toBe(text.length)
    return text.toString()
  }
  expect(words.count).toBe(2)
  expect(postings(0, 0)).toBe('AXY')
  // 40 is written in two digits: 8 with the flag for more, and 1.
  expect(postings(1, 0)).toBe('AZoBW')
  expect(postings(1, 1)).toBe('')
})

it('keeps the lists of a page apart, and skips empty ones', () => {
  const { words, sizeOf } = mergeTerms([{ lists: [list('a', 'X'), list('', ''), list('a c', 'YY Z')] }])
  expect(words.count).toBe(2)
  expect([0, 1, 2].map((index) => sizeOf(0, index))).toEqual([2, 0, 3])
  expect(sizeOf(1, 2)).toBe(2)
})
