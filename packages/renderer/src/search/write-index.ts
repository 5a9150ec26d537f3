import type { IndexedDocument } from './create-document-indexer.js'
import { type BlockTable, type ContextRange, type IndexRoot, NAME_LENGTH, type ShardTable } from './index-root.js'
import { type FindShardSize, mergePages } from './merge-pages.js'
import { nestTable } from './nest-table.js'
import { type PageCard, writeCards, writeHeadings } from './page-card.js'
import { LISTS } from './search-document.js'
import type { Shards } from './terms/cut-shards.js'

/** A page's terms, and its fragments by the hashes of their JSON. */
export interface StoredDocument extends Omit<IndexedDocument, 'fragments'> {
  readonly fragments: readonly { readonly start: number; readonly hash: string }[]
}

/** The inputs of an index. */
export interface IndexInput {
  /** Read once, one after the other: the terms of all pages at the same time would take too much memory. */
  readonly documents: Iterable<StoredDocument>
  readonly language: string
  /** File name of the JavaScript module for the language, unless the search worker contains it. */
  readonly languageModule?: string | undefined
  readonly base: string
  readonly contexts: readonly ContextRange[]
  /** Hexadecimal digits, at least `NAME_LENGTH` of them. */
  readonly hash: (text: string) => string
}

/** The files of an index. */
export interface IndexFiles {
  /** Hash of the root file. A file's name is the first `NAME_LENGTH` digits of its hash. */
  readonly root: string
  /** Hash → content, without fragments, which are files of the pages. */
  readonly files: ReadonlyMap<string, string>
}

// Pages in a block of cards, and in a block of names of texts. Up to `LARGE` pages, one file with all cards takes less
// time than a request per hit. In larger indexes, these files would be most of what a query downloads. Names of texts
// are downloaded for the hits in view, which are rarely in the same block.
const LARGE = 4096
const IN_BLOCK = { cards: LARGE, texts: 64, ofLarge: { cards: 128, texts: 256 } }
// With more shards, their names would be most of the root file. They are then in tables of a second level.
const MAX_SHARDS_IN_ROOT = 1536
// Up to these numbers of characters, the root file contains the cards, and for small sites also headings and names of
// texts.
const MAX_INLINE_SIZE = { withTexts: 2 ** 16, cards: 2 ** 17 }
// Minimum size of a shard. Smaller files cost about the same: a request and its headers.
const MIN_SHARD_SIZE = 3700
// Maximum, because the number of shards does not matter once they are in tables.
const MAX_SHARD_SIZE = 2 ** 14
// The optimum between the characters in the root per shard and the shards that a query reads. Reversed terms are read
// only for misspelled words, but every query downloads the table of their shards in the root.
const SHARD_COST = { postings: 2.4, words: 10 }

/** Writes the files of an index. The same documents result in the same files. */
export function writeIndex({ documents, language, languageModule, base, contexts, hash }: IndexInput): IndexFiles {
  const files = new Map<string, string>()
  const addFile = (text: string): string => {
    const full = hash(text)
    files.set(full, text)
    return full
  }
  const add = (text: string): string => addFile(text).slice(0, NAME_LENGTH)
  const addShards = ({ first, texts }: Shards): ShardTable => {
    const table = { first, names: texts.map(add).join('') }
    return texts.length > MAX_SHARDS_IN_ROOT ? nestTable(table, add) : table
  }
  const rows: PageRow[] = []
  const merged = mergePages(collectRows(documents, rows))
  const { cards, texts, inline } = writeTables(rows)
  const addBlocks = ({ size, blocks }: Blocks): BlockTable => ({
    size,
    names: blocks.map((lines) => add(lines.join('\n'))).join(''),
  })
  const root: IndexRoot = {
    version: 8,
    language,
    ...(languageModule !== undefined && { languageModule }),
    base,
    pages: rows.length,
    totals: merged.totals,
    contexts,
    terms: addShards(merged.cutLists(0, LISTS.length, sizeAt(SHARD_COST.postings))),
    forward: addShards(merged.cutTerms('forward', sizeAt(SHARD_COST.words))),
    backward: addShards(merged.cutTerms('backward', sizeAt(SHARD_COST.words))),
    cards: addBlocks(cards),
    texts: addBlocks(texts),
  }
  return { root: addFile([JSON.stringify(root), ...inline].join('\n')), files }
}

/** A page in the tables. */
type PageRow = Pick<StoredDocument, 'card' | 'fragments'>

/** Passes on pages and adds their rows. */
function* collectRows(documents: Iterable<StoredDocument>, rows: PageRow[]): Generator<StoredDocument> {
  for (const document of documents) {
    const { card, fragments } = document
    rows.push({ card, fragments })
    yield document
  }
}

/** The lines of each block of a table; no blocks if the lines are inlined. */
interface Blocks {
  readonly size: number
  readonly blocks: readonly (readonly string[])[]
}

/** Writes the tables of pages. Their size decides which tables the root file contains. */
function writeTables(documents: readonly PageRow[]): {
  readonly cards: Blocks
  readonly texts: Blocks
  readonly inline: readonly string[]
} {
  const all = documents.map(({ card }): PageCard => JSON.parse(card))
  const cards = writeCards(all)
  const names = documents.map(({ fragments }) => nameFragments(fragments))
  const withHeadings = [...all.map(({ s = [] }) => writeHeadings(s)), names.join(' ')]
  const areTextsInline = sizeOf(cards) + sizeOf(withHeadings) <= MAX_INLINE_SIZE.withTexts
  const areCardsInline = areTextsInline || sizeOf(cards) <= MAX_INLINE_SIZE.cards
  const sizes = documents.length > LARGE ? IN_BLOCK.ofLarge : IN_BLOCK
  return {
    cards: { size: sizes.cards, blocks: areCardsInline ? [] : cutBlocks(all, sizes.cards).map(writeCards) },
    texts: { size: sizes.texts, blocks: areTextsInline ? [] : cutBlocks(names, sizes.texts) },
    inline: [...(areCardsInline ? cards : []), ...(areTextsInline ? withHeadings : [])],
  }
}

function cutBlocks<Value>(values: readonly Value[], size: number): readonly (readonly Value[])[] {
  const count = Math.ceil(values.length / size)
  return Array.from({ length: count }, (_, block) => values.slice(block * size, (block + 1) * size))
}

function sizeOf(lines: readonly string[]): number {
  return lines.reduce((sum, { length }) => sum + length + 1, 0)
}

/**
 * The target size grows with the square root of the total size, in steps of √2. Each step changes every shard, so there
 * must be few steps.
 */
function sizeAt(cost: number): FindShardSize {
  return (characters) => {
    const size = 2 ** (Math.round(2 * Math.log2(cost * Math.sqrt(characters))) / 2)
    return Math.min(MAX_SHARD_SIZE, Math.max(MIN_SHARD_SIZE, size))
  }
}

function nameFragments(fragments: StoredDocument['fragments']): string {
  return fragments.map(({ start, hash }) => (start === 0 ? '' : `${start}:`) + hash.slice(0, NAME_LENGTH)).join(' ')
}
