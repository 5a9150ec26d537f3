import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergePages } from './merge-pages.js'
import { readShard } from './open-index.js'
import { reverse } from './query/expand-clause.js'
import { LISTS } from './search-document.js'
import type { Shards } from './terms/cut-shards.js'
import type { PageTerms } from './terms/merge-terms.js'

const term = fc.string({
  unit: fc.constantFrom('a', 'b', 'é', '_', '中', '𠮷', '𠮸', '\u{ff21}'),
  minLength: 1,
  maxLength: 40,
})
const positions = fc.string({ unit: fc.constantFrom('A', 'z', '9', '-', '_'), minLength: 1, maxLength: 20 })
const list = fc.dictionary(term, positions, { maxKeys: 20 })
const pages = fc.array(fc.array(list, { minLength: LISTS.length, maxLength: LISTS.length }), { maxLength: 40 })

type PositionsByTerm = Readonly<Record<string, string>>

function asPages(input: readonly (readonly PositionsByTerm[])[]): PageTerms[] {
  return input.map((lists) => ({
    lists: lists.map((own) => ({
      documents: 1,
      length: Object.keys(own).length,
      terms: Object.keys(own).join(' '),
      positions: Object.values(own).join(' '),
    })),
  }))
}

/** A page with the given terms in its content. */
function contentOf(terms: readonly string[]): PageTerms[] {
  const empty: PositionsByTerm = {}
  return asPages([[empty, empty, empty, empty, Object.fromEntries(terms.map((name) => [name, 'ABC']))]])
}

/** The postings of the terms of a list, page by page: here, the distance to the previous page is one character. */
function postingsOf(input: readonly (readonly PositionsByTerm[])[], index: number): Map<string, string> {
  const last = new Map<string, number>()
  const postings = new Map<string, string>()
  for (const [page, lists] of input.entries()) {
    for (const [name, position] of Object.entries(lists[index] ?? {})) {
      const distance = page - (last.get(name) ?? 0)
      const digits = distance < 32 ? CHARACTERS[distance] : `${CHARACTERS[distance]}B`
      postings.set(name, `${postings.get(name) ?? ''}${digits}${position}`)
      last.set(name, page)
    }
  }
  return postings
}
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function readAll({ texts, first }: Shards): [term: string, value: string][] {
  // A file contains whole characters, no lone surrogates.
  for (const text of texts) expect(Buffer.from(text).toString()).toBe(text)
  expect(texts.map((text) => [...readShard(text).keys()][0]).join(' ')).toBe(first)
  return texts.flatMap((text) => [...readShard(text)])
}

it('loses nothing, and keeps the order of terms and pages', () => {
  fc.assert(
    fc.property(pages, fc.integer({ min: 10, max: 2000 }), (input, size) => {
      const merged = mergePages(asPages(input))
      const postings = LISTS.map((_, index) => postingsOf(input, index))
      const terms = [...new Set(postings.flatMap((own) => [...own.keys()]))].sort()
      const expected = (from: number, to: number) =>
        terms.flatMap((name) => {
          const value = postings
            .slice(from, to)
            .map((own) => own.get(name) ?? '')
            .join(' ')
            .trimEnd()
          return value === '' ? [] : [[name, value]]
        })
      expect(readAll(merged.cutLists(0, 4, () => size))).toEqual(expected(0, 4))
      expect(readAll(merged.cutLists(4, 5, () => size))).toEqual(expected(4, 5))
      expect(readAll(merged.cutTerms('forward', () => size))).toEqual(terms.map((name) => [name, '']))
      expect(readAll(merged.cutTerms('backward', () => size))).toEqual(
        terms
          .map(reverse)
          .sort()
          .map((name) => [name, '']),
      )
    }),
  )
})

it('requests a size for the number of characters, and adds up totals of lists', () => {
  const { cutLists, cutTerms, totals } = mergePages(contentOf(['one', 'three']))
  const sizes: number[] = []
  const findSize = (characters: number): number => {
    sizes.push(characters)
    return 100
  }
  cutLists(0, 4, findSize)
  cutLists(4, 5, findSize)
  cutTerms('backward', findSize)
  // A term, the distance of its page, and its positions.
  expect(sizes).toEqual([0, 3 + 4 + 5 + 4, 3 + 5])
  expect(totals).toEqual(LISTS.map((_, index) => ({ documents: 1, length: index === 4 ? 2 : 0 })))
})

const many = Array.from({ length: 20_000 }, (_, index) => `word${String(index).padStart(5, '0')}`)

it('cuts shards of about the requested size', () => {
  const { texts } = mergePages(contentOf(many)).cutLists(4, 5, () => 2048)
  const average = texts.reduce((sum, text) => sum + text.length, 0) / texts.length
  expect(average).toBeGreaterThan(500)
  expect(average).toBeLessThan(4000)
})

it('changes only the shard that contains a new word', () => {
  const cut = (terms: readonly string[]) => mergePages(contentOf(terms)).cutLists(4, 5, () => 1024).texts
  const before = new Set(cut(many))
  for (const added of ['word00000x', 'word02500x', 'a', 'zebra']) {
    // One, or two if the new word ends a shard.
    expect(cut([...many, added]).filter((text) => !before.has(text)).length).toBeLessThanOrEqual(2)
  }
})
