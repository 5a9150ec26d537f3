import type { ListTerms } from './create-page-counter.js'
import type { Kernel } from './open-kernel.js'
import { LISTS } from './search-document.js'

/** The terms of one page, in the order of `LISTS`. */
export interface PageTerms {
  readonly lists: readonly ListTerms[]
}

/** Totals of a list, which Lunr's weights depend on. */
export interface ListTotals {
  readonly documents: number
  /** Number of terms in all documents, repetitions included. */
  readonly length: number
}

/**
 * Sorted terms, split into files. Each line is the number of characters shared with the previous term, the rest of the
 * term, and after a space its value.
 */
export interface Shards {
  /** The first term of each, separated by spaces. */
  readonly first: string
  readonly texts: readonly string[]
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
  /** All terms without their postings, as they are or reversed. */
  readonly cutTerms: (direction: 'forward' | 'backward', findSize: FindShardSize) => Shards
}

/**
 * Merges pages, numbered by their index in the array. The encoded positions are copied unchanged. Nothing else may use
 * the kernel while the result is in use.
 */
export function mergePages(pages: readonly PageTerms[], kernel: Kernel): MergedPages {
  kernel.forget()
  for (const [page, { lists }] of pages.entries()) {
    for (const [list, { terms, positions }] of lists.entries()) {
      if (terms === '') continue
      const address = kernel.reservePositions(positions.length + 1)
      kernel.putBytes(positions, address)
      kernel.addPage(page, list, kernel.putText(terms), address)
    }
  }
  kernel.sortTerms()
  const takeShards = (): Shards => {
    const start = kernel.shardsStart()
    const texts: string[] = []
    let before = 0
    for (const end of kernel.numbersAt(kernel.shardEnds(), kernel.countShards())) {
      texts.push(kernel.textBetween(start + before, start + end))
      before = end
    }
    return { first: kernel.textBetween(kernel.firstTermsStart(), kernel.firstTermsEnd()), texts }
  }
  return {
    totals: LISTS.map((_, list) => sumList(pages, list)),
    cutLists: (from, to, findSize) => {
      kernel.cutLists(from, to, findSize(kernel.measureLists(from, to)))
      return takeShards()
    },
    cutTerms: (direction, findSize) => {
      kernel.cutTerms(direction === 'backward', findSize(kernel.measureTerms()))
      return takeShards()
    },
  }
}

function sumList(pages: readonly PageTerms[], list: number): ListTotals {
  let documents = 0
  let length = 0
  for (const { lists } of pages) {
    documents += lists[list]?.documents ?? 0
    length += lists[list]?.length ?? 0
  }
  return { documents, length }
}
