import type { ListTerms } from './create-page-counter.js'
import type { Kernel } from './open-kernel.js'
import { LISTS } from './search-list.js'

/** The terms of one page, in the order of `LISTS`. */
export interface PageTerms {
  readonly lists: readonly ListTerms[]
}

/** What Lunr's weights need to know of a whole list. */
export interface ListTotals {
  readonly documents: number
  /** Terms in all of them, repetitions included. */
  readonly length: number
}

/** Terms in order, cut into files: a line for each, the term as the number of characters that it shares with the one before and the rest, and after a space what stands beside it. */
export interface Shards {
  /** The first term of each, divided by spaces. */
  readonly first: string
  readonly texts: readonly string[]
}

/** About how many characters a shard is to have, where there are so many in all of them. */
export type FindShardSize = (characters: number) => number

/** All pages together. Whether a shard ends after a term depends on its line alone, so a new word or a longer list changes the one shard that it is in, at most splits it. */
export interface MergedPages {
  /** In the order of `LISTS`. */
  readonly totals: readonly ListTotals[]
  /** The terms that are in one of the lists from `from` up to `to`, with their postings in each, as `decodePostings` reads them, divided by spaces. */
  readonly cutLists: (from: number, to: number, findSize: FindShardSize) => Shards
  /** All terms alone, as they are or each `backward`, letter by letter. */
  readonly cutTerms: (direction: 'forward' | 'backward', findSize: FindShardSize) => Shards
}

/**
 * Joins pages, whose numbers are their places in the array. What a page says of a term is taken over as it is. Nothing else may
 * ask the kernel while what is given back is in use.
 */
export function mergePages(pages: readonly PageTerms[], kernel: Kernel): MergedPages {
  kernel.forget()
  for (const [page, { lists }] of pages.entries()) {
    for (const [list, { terms, places }] of lists.entries()) {
      if (terms === '') continue
      const address = kernel.reservePlaces(places.length + 1)
      kernel.putBytes(places, address)
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
