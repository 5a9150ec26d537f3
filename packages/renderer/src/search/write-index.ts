import type { IndexedDocument } from './create-document-indexer.js'
import { type BlockTable, type ContextRange, type IndexRoot, NAME_LENGTH, type ShardTable } from './index-root.js'
import { type FindShardSize, mergePages, type Shards } from './merge-pages.js'
import { type Kernel, openKernel } from './open-kernel.js'
import { withoutHeadings } from './page-card.js'
import { LISTS } from './search-document.js'

/** A page's terms, and its fragments by the hashes of their JSON. */
export interface StoredDocument extends Omit<IndexedDocument, 'fragments'> {
  readonly fragments: readonly { readonly start: number; readonly hash: string }[]
}

/** The inputs of an index. */
export interface IndexInput {
  readonly documents: readonly StoredDocument[]
  readonly language: string
  /** Name of the script of the language, unless the search thread contains it. */
  readonly languageModule?: string | undefined
  readonly base: string
  readonly contexts: readonly ContextRange[]
  /** Hexadecimal digits, at least `NAME_LENGTH` of them. */
  readonly hash: (text: string) => string
}

/** The files of an index. */
export interface WrittenIndex {
  /** Hash of the root file. A file's name is the first `NAME_LENGTH` digits of its hash. */
  readonly root: string
  /** Hash → content, without fragments, which are files of the pages. */
  readonly files: ReadonlyMap<string, string>
}

const CARDS_IN_BLOCK = 64
// Below this size, one request for the cards of all pages costs readers less than a request per block. Headings take
// several times as many characters as the rest of a card.
const LARGEST_INLINE = { withHeadings: 2 ** 16, without: 2 ** 17 }
// Smaller files cost about the same: a request and its headers.
const SMALLEST_SHARD = 4000
// Characters in the root per shard, against the shards that a query reads: the optimum for both together. Reversed
// terms are read for misspelt words only, but every query downloads the table of their shards in the root.
const SHARD_COST = { postings: 2.4, words: 10 }

/** Writes the files of an index. The same documents result in the same files, whatever was written before. */
export type WriteIndex = (input: IndexInput) => WrittenIndex

/**
 * Creates a writer for several indexes: those of a site's versions are about as large, and reuse the memory of the
 * first.
 */
export function createIndexWriter(): WriteIndex {
  let kernel: Kernel | undefined
  return (input) => {
    kernel ??= openKernel()
    return writeIndex(input, kernel)
  }
}

function writeIndex(
  { documents, language, languageModule, base, contexts, hash }: IndexInput,
  kernel: Kernel,
): WrittenIndex {
  const files = new Map<string, string>()
  const addFile = (text: string): string => {
    const full = hash(text)
    files.set(full, text)
    return full
  }
  const add = (text: string): string => addFile(text).slice(0, NAME_LENGTH)
  const addShards = ({ first, texts }: Shards): ShardTable => ({ first, names: texts.map(add).join('') })
  const { lines, isInline } = writeCards(documents)
  const addBlocks = (size: number): BlockTable => {
    if (isInline) return { size, names: '' }
    const names: string[] = []
    for (let start = 0; start < lines.length; start += size) {
      names.push(add(lines.slice(start, start + size).join('\n')))
    }
    return { size, names: names.join('') }
  }
  const merged = mergePages(documents, kernel)
  const root: IndexRoot = {
    version: 3,
    language,
    ...(languageModule !== undefined && { languageModule }),
    base,
    pages: documents.length,
    totals: merged.totals,
    contexts,
    terms: addShards(merged.cutLists(0, LISTS.length, sizeAt(SHARD_COST.postings))),
    forward: addShards(merged.cutTerms('forward', sizeAt(SHARD_COST.words))),
    backward: addShards(merged.cutTerms('backward', sizeAt(SHARD_COST.words))),
    cards: addBlocks(CARDS_IN_BLOCK),
  }
  return { root: addFile([JSON.stringify(root), ...(isInline ? lines : [])].join('\n')), files }
}

/** A line for each page. The total size decides whether lines have headings, and whether they are in the root file. */
function writeCards(documents: readonly StoredDocument[]): {
  readonly lines: readonly string[]
  readonly isInline: boolean
} {
  const whole = documents.map(({ fragments, card }) => cardLine(fragments, card))
  if (sizeOf(whole) <= LARGEST_INLINE.withHeadings) return { lines: whole, isInline: true }
  const lines = documents.map(({ fragments, card }) => cardLine(fragments, withoutHeadings(card)))
  return { lines, isInline: sizeOf(lines) <= LARGEST_INLINE.without }
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, { length }) => sum + length + 1, 0)
}

/** Grows with the square root of the size, in steps of √2: each step cuts every shard again, so steps must be few. */
function sizeAt(cost: number): FindShardSize {
  return (characters) => Math.max(SMALLEST_SHARD, 2 ** (Math.round(2 * Math.log2(cost * Math.sqrt(characters))) / 2))
}

function cardLine(fragments: StoredDocument['fragments'], card: string): string {
  const names = fragments.map(({ start, hash }) => (start === 0 ? '' : `${start}:`) + hash.slice(0, NAME_LENGTH))
  return `${names.join(' ')}\t${card}`
}
