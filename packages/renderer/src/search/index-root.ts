import type { ListTotals } from './merge-pages.js'

/**
 * The file that opens an index: everything that a query needs before the first shard. It is one line of JSON; the lines
 * of inlined tables follow it.
 */
export interface IndexRoot {
  /** Increases when the file format changes. */
  readonly version: 8
  /** BCP 47 tag of the language in which words were stemmed. */
  readonly language: string
  /** File name of the JavaScript module for the language; absent if the search worker contains it. */
  readonly languageModule?: string
  /** Prefix of its pages' URLs, without a trailing slash. */
  readonly base: string
  /** Number of pages. */
  readonly pages: number
  /** In the order of `LISTS`. */
  readonly totals: readonly ListTotals[]
  /** Contexts of the site; the pages of a context are contiguous. */
  readonly contexts: readonly ContextRange[]
  /** Term → postings in each list, separated by spaces. */
  readonly terms: ShardTable
  /** All terms without their postings, to find similar terms for a misspelled word by its beginning. */
  readonly forward: ShardTable
  /** All terms reversed, to find similar terms for a misspelled word by its end. */
  readonly backward: ShardTable
  /** The cards without headings, as `writeCards` writes them. */
  readonly cards: BlockTable
  /**
   * A line for each page: the names of its fragments separated by spaces, each but the first preceded by its first
   * section and a colon. If they are in the root file, a line per page with its headings (`writeHeadings`) comes first,
   * then one line with the names of all pages.
   */
  readonly texts: BlockTable
}

/** A part of the site that can be searched separately. */
export interface ContextRange {
  readonly path: string
  /** The first page, and the page after the last page. */
  readonly range: readonly [start: number, end: number]
}

/** Sorted terms split over several files. */
export interface ShardTable {
  /** The first term of each file, separated by spaces. */
  readonly first: string
  /** The files' names, `NAME_LENGTH` characters each. */
  readonly names: string
  /**
   * Present in large indexes: each of the files is a table of files with terms, written as a line of names and a line
   * of first terms.
   */
  readonly isNested?: true
}

/** Lines of pages, split over several files or inlined in the root file. */
export interface BlockTable {
  /** Pages per file. */
  readonly size: number
  /** Empty if the lines follow in the root file. */
  readonly names: string
}

/** Length of a file name: 40 bits of its hash, in hexadecimal digits. */
export const NAME_LENGTH = 10

/** The text of a table of the second level. */
export function writeTable({ first, names }: ShardTable): string {
  return `${names}\n${first}`
}

/** Reads the text of a table of the second level. */
export function readTable(text: string): ShardTable {
  const [names = '', first = ''] = text.split('\n')
  return { first, names }
}
