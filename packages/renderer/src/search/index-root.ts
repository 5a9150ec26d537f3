import type { ListTotals } from './merge-pages.js'

/** The file that an index is opened by: everything that a query needs before the first shard. It is one line of JSON; the lines of inlined tables follow it. */
export interface IndexRoot {
  /** Rises when files are written in another way. */
  readonly version: 3
  /** BCP 47 tag of the language that words were stemmed in. */
  readonly language: string
  /** Name of the script that knows the language; absent where the search thread knows it by itself. */
  readonly languageModule?: string
  /** What stands before the addresses of its pages, without a final slash. */
  readonly base: string
  /** How many pages there are. */
  readonly pages: number
  /** In the order of `LISTS`. */
  readonly totals: readonly ListTotals[]
  /** Parts of the site; the pages of one stand beside each other. */
  readonly contexts: readonly ContextRange[]
  /** Term → postings in each list, separated by spaces. */
  readonly terms: ShardTable
  /** All terms alone, to find misspelt ones by how they begin. */
  readonly forward: ShardTable
  /** All terms written backwards, to find misspelt ones by how they end. */
  readonly backward: ShardTable
  /**
   * A line for each page: the names of its fragments separated by spaces, each but the first after its first section and a
   * colon; then a tab and the JSON of its `PageCard`, without headings where they would be too many to download.
   */
  readonly cards: BlockTable
}

/** A part of the site that can be searched alone. */
export interface ContextRange {
  readonly path: string
  /** From the first page to the one before the second. */
  readonly range: readonly [start: number, end: number]
}

/** Sorted terms in several files. */
export interface ShardTable {
  /** The first term of each file, divided by spaces. */
  readonly first: string
  /** The files' names, `NAME_LENGTH` characters each. */
  readonly names: string
}

/** Lines of pages in several files, or in the root file. */
export interface BlockTable {
  /** Pages in each file. */
  readonly size: number
  /** Empty where the lines follow in the root file. */
  readonly names: string
}

/** Length of a file's name: 48 bits of its hash, in hexadecimal digits. */
export const NAME_LENGTH = 12
