import type { IndexedDocument } from './create-document-indexer.js'
import { cutShards, type ShardEntry } from './cut-shards.js'
import { reverse } from './find-similar.js'
import { type BlockTable, type ContextRange, type IndexRoot, NAME_LENGTH, type ShardTable } from './index-root.js'
import { type MergedList, mergeDocuments } from './merge-documents.js'
import { HEAD_LISTS } from './search-list.js'

/** A page's terms, and its fragments by the hashes of their JSON. */
export interface StoredDocument extends Omit<IndexedDocument, 'fragments'> {
  readonly fragments: readonly { readonly start: number; readonly hash: string }[]
}

/** What an index is written from. */
export interface IndexInput {
  readonly documents: readonly StoredDocument[]
  readonly language: string
  /** Name of the script that knows the language, where the search thread does not. */
  readonly languageModule?: string | undefined
  readonly base: string
  readonly contexts: readonly ContextRange[]
  /** Hexadecimal digits, at least `NAME_LENGTH` of them. */
  readonly hash: (text: string) => string
}

/** The files of an index. */
export interface WrittenIndex {
  /** Hash of the file that it is opened by. A file's name is the first `NAME_LENGTH` digits of its hash. */
  readonly root: string
  /** Hash → text, fragments left out: those are files of the pages. */
  readonly files: ReadonlyMap<string, string>
}

const BLOCK_SIZE = { lengths: 128, fragments: 32 }
const SMALLEST_SHARD = 2 ** 11
// Characters of the root for each shard, against the shards that a question reads: what is best for both together. Lists of
// words are read for misspelt ones only, while their shards stand in the root for all.
const SHARD_COST = { postings: 2.4, words: 10 }

/** Writes the files of an index. The same documents give the same files, whatever was written before. */
export function writeIndex({ documents, language, languageModule, base, contexts, hash }: IndexInput): WrittenIndex {
  const files = new Map<string, string>()
  const addFile = (text: string): string => {
    const full = hash(text)
    files.set(full, text)
    return full
  }
  const add = (text: string): string => addFile(text).slice(0, NAME_LENGTH)
  const addShards = (entries: readonly ShardEntry[], cost: number): ShardTable => {
    const shards = cutShards(entries, shardSize(entries, cost))
    return { first: shards.map(({ first }) => first).join(' '), names: shards.map(({ text }) => add(text)).join('') }
  }
  const addBlocks = (lines: readonly string[], size: number): BlockTable => {
    const names: string[] = []
    for (let start = 0; start < lines.length; start += size) {
      names.push(add(lines.slice(start, start + size).join('\n')))
    }
    return { size, names: names.join('') }
  }
  const lists = mergeDocuments(documents)
  const terms = [...new Set(lists.flatMap(({ postings }) => [...postings.keys()]))].sort()
  const root: IndexRoot = {
    version: 1,
    language,
    ...(languageModule !== undefined && { languageModule }),
    base,
    pages: documents.length,
    totals: lists.map(({ documents: count, length }) => ({ documents: count, length })),
    contexts,
    head: addShards(selectEntries(terms, lists.slice(0, HEAD_LISTS)), SHARD_COST.postings),
    content: addShards(selectEntries(terms, lists.slice(HEAD_LISTS)), SHARD_COST.postings),
    forward: addShards(terms.map(asEntry), SHARD_COST.words),
    backward: addShards(terms.map(reverse).sort().map(asEntry), SHARD_COST.words),
    lengths: addBlocks(
      documents.map(({ sectionLengths }) => sectionLengths),
      BLOCK_SIZE.lengths,
    ),
    fragments: addBlocks(documents.map(fragmentLine), BLOCK_SIZE.fragments),
  }
  return { root: addFile(JSON.stringify(root)), files }
}

/** Grows with the square root of a site, in steps of √2: a step cuts everything anew, so there must be few. */
function shardSize(entries: readonly ShardEntry[], cost: number): number {
  const total = entries.reduce((sum, { term, value }) => sum + term.length + value.length, 0)
  return Math.max(SMALLEST_SHARD, 2 ** (Math.round(2 * Math.log2(cost * Math.sqrt(total))) / 2))
}

/** The terms that are in one of some lists, with what they have in each. */
function selectEntries(terms: readonly string[], lists: readonly MergedList[]): ShardEntry[] {
  const entries: ShardEntry[] = []
  for (const term of terms) {
    const value = lists
      .map(({ postings }) => postings.get(term) ?? '')
      .join(' ')
      .trimEnd()
    if (value !== '') entries.push({ term, value })
  }
  return entries
}

function asEntry(term: string): ShardEntry {
  return { term, value: '' }
}

/** The names of a page's fragments; before every name but the first, the first section in it and a colon. */
function fragmentLine({ fragments }: StoredDocument): string {
  return fragments.map(({ start, hash }) => (start === 0 ? '' : `${start}:`) + hash.slice(0, NAME_LENGTH)).join(' ')
}
