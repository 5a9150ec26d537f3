import type { ListTotals } from './merge-pages.js'

/** The file that an index is opened by: everything that a question needs before the first shard. */
export interface IndexRoot {
  /** Rises when files are written in another way. */
  readonly version: 1
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
  /** Term → postings in the lists before the content's, divided by spaces. */
  readonly head: ShardTable
  /** Term → postings in the content. */
  readonly content: ShardTable
  /** All terms, to find misspelt ones by how they begin … */
  readonly forward: ShardTable
  /** … and by how they end: each term is written backwards. */
  readonly backward: ShardTable
  /** Terms in each section, a line for each page. */
  readonly lengths: BlockTable
  /** Names of each page's fragments, a line for each page: before every name but the first, the first section in it and a colon. */
  readonly fragments: BlockTable
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

/** Lines of pages in several files. */
export interface BlockTable {
  /** Pages in each file. */
  readonly size: number
  readonly names: string
}

/** Length of a file's name: 48 bits of its hash, in hexadecimal digits. */
export const NAME_LENGTH = 12
