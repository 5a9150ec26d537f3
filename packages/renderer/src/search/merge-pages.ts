import { LISTS } from './search-document.js'
import { cutShards, NO_VALUES, type Shards, type TermValues } from './terms/cut-shards.js'
import { type MergedTerms, mergeTerms, type PageTerms } from './terms/merge-terms.js'
import { sortWords } from './terms/sort-words.js'
import { WordTable } from './terms/word-table.js'

const SPACE = 0x20

/** Totals of a list, which Lunr's weights depend on. */
export interface ListTotals {
  readonly documents: number
  /** Number of terms in all documents, repetitions included. */
  readonly length: number
}

/** Target size of a shard, for the total number of characters. */
export type FindShardSize = (characters: number) => number

/**
 * All pages merged. Whether a shard ends after a term depends only on the line of the term, so a new word or a longer
 * list changes only its shard, or at most splits it.
 */
export interface MergedPages {
  /** In the order of `LISTS`. */
  readonly totals: readonly ListTotals[]
  /**
   * The terms in at least one of the lists from `from` up to, not including, `to`, with their postings in each, as
   * `decodePostings` reads them, separated by spaces.
   */
  readonly cutLists: (from: number, to: number, findSize: FindShardSize) => Shards
  /** All terms without their postings, in normal or reversed spelling. */
  readonly cutTerms: (direction: 'forward' | 'backward', findSize: FindShardSize) => Shards
}

/** Merges pages, numbered in their order. Each is read once and not kept. The encoded positions are copied unchanged. */
export function mergePages(pages: Iterable<PageTerms>): MergedPages {
  const totals = LISTS.map(() => ({ documents: 0, length: 0 }))
  const merged = mergeTerms(sumLists(pages, totals))
  const { words } = merged
  const order = sortWords(words)
  return {
    totals,
    cutLists: (from, to, findSize) => {
      const values = postingsOf(merged, from, to)
      let characters = 0
      for (let term = 0; term < words.count; term++) {
        const size = values.sizeOf(term)
        if (size !== undefined) characters += words.lengthOf(term) + size
      }
      return cutShards(words, order, findSize(characters), values)
    },
    cutTerms: (direction, findSize) => {
      const target = findSize(words.endOf(words.count - 1))
      if (direction === 'forward') return cutShards(words, order, target, NO_VALUES)
      const reversed = reverseWords(words)
      return cutShards(reversed, sortWords(reversed), target, NO_VALUES)
    },
  }
}

/** The postings of terms in some lists, each after a space. Trailing lists without the term are omitted. */
function postingsOf({ sizeOf, writePostings }: MergedTerms, from: number, to: number): TermValues {
  const lastList = (term: number): number => {
    let list = to - 1
    while (list >= from && sizeOf(term, list) === 0) list--
    return list
  }
  return {
    sizeOf: (term) => {
      const last = lastList(term)
      if (last < from) return undefined
      let size = last - from
      for (let list = from; list <= last; list++) size += sizeOf(term, list)
      return size
    },
    write: (term, text) => {
      for (let list = from, last = lastList(term); list <= last; list++) {
        text.push(SPACE)
        writePostings(term, list, text)
      }
    },
  }
}

/** Reverses words by code point: surrogate pairs keep their order. */
function reverseWords(words: WordTable): WordTable {
  const reversed = new WordTable()
  for (let word = 0; word < words.count; word++) {
    let text = ''
    for (let at = words.startOf(word), end = words.endOf(word); at < end; at++) {
      const unit = words.units[at] ?? 0
      const isPair = unit >= 0xd800 && unit < 0xdc00 && at + 1 < end
      text = (isPair ? String.fromCharCode(unit, words.units[++at] ?? 0) : String.fromCharCode(unit)) + text
    }
    reversed.internText(text)
  }
  return reversed
}

/** Passes on pages and adds their lists to the totals. */
function* sumLists(
  pages: Iterable<PageTerms>,
  totals: readonly { documents: number; length: number }[],
): Generator<PageTerms> {
  for (const page of pages) {
    for (const [list, total] of totals.entries()) {
      total.documents += page.lists[list]?.documents ?? 0
      total.length += page.lists[list]?.length ?? 0
    }
    yield page
  }
}
