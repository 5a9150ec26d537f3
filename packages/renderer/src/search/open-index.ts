import { decodePostings, type Posting, readNumbers } from './decode-postings.js'
import { type IndexRoot, NAME_LENGTH, readTable, type ShardTable } from './index-root.js'
import { type Analyzer, createAnalyzer } from './language/create-analyzer.js'
import type { SearchLanguage } from './language/search-language.js'
import { type PageCard, readCards, readHeadings, readName } from './page-card.js'
import { HEAD_LISTS } from './search-document.js'

/** Returns the content of an index file; rejects if it is unavailable. */
export type ReadIndexFile = (name: string) => Promise<string>

/** Returns the language in which the words of an index were stemmed; rejects if it is unavailable. */
export type ReadIndexLanguage = (root: Pick<IndexRoot, 'language' | 'languageModule'>) => Promise<SearchLanguage>

/**
 * How to look up the terms that a misspelled word may mean: `near`, in the file that would contain the word, which a
 * query reads in any case; `backward`, by their last letters; `forward`, by their first letters.
 */
export type SpellingSide = 'near' | 'backward' | 'forward'

/** An index whose files are read when queries need them, and then cached. */
export interface OpenIndex {
  readonly root: IndexRoot
  /** For the language in which the words were stemmed; caches the words of shown texts. */
  readonly analyzer: Analyzer
  /**
   * Term → postings in a list, for the terms from `low` up to, not including, `high`, within the first `mostFiles`
   * files; omits terms that the list lacks.
   */
  readonly findTerms: (
    list: number,
    low: string,
    high: string,
    mostFiles?: number,
  ) => Promise<ReadonlyMap<string, readonly Posting[]>>
  /** Terms from `low` up to, not including, `high` in one of the tables; `backward` contains the terms reversed. */
  readonly listTerms: (side: Exclude<SpellingSide, 'near'>, low: string, high: string) => Promise<readonly string[]>
  readonly readCard: (page: number) => Promise<PageCard>
  /** The terms of the file that would contain a term; empty without files. */
  readonly listNeighbors: (term: string) => Promise<readonly string[]>
  /** The name of the file that would contain a term; in large indexes, of the table that lists this file. */
  readonly tableOf: (term: string) => string
  /** The terms of the titles and headings that the root file contains. */
  readonly listNamed: () => ReadonlySet<string>
  /** JSON of the fragment that contains a section. */
  readonly readFragment: (page: number, section: number) => Promise<string>
}

/** Opens the index of a root file. A file that can't be read is requested again the next time. */
export async function openIndex(
  rootName: string,
  readFile: ReadIndexFile,
  readLanguage: ReadIndexLanguage,
): Promise<OpenIndex> {
  const [json = '', ...inline] = (await readFile(rootName)).split('\n')
  const root: IndexRoot = JSON.parse(json)
  const analyzer = createAnalyzer(await readLanguage(root))
  const read = cacheByName(readFile)
  const readEntries = cacheByName(async (name) => readShard(await read(name)))
  const findFirsts = createFirstsFinder()

  const tableOf = (term: string): string => nameAt(root.terms.names, shardOf(findFirsts(root.terms), term))
  const namesBetween = async (
    table: ShardTable,
    low: string,
    high: string,
    mostFiles: number,
  ): Promise<readonly string[]> => {
    const firsts = findFirsts(table)
    const start = shardOf(firsts, low)
    const end = countBelow(firsts, (first) => first < high)
    const names = firsts
      .slice(start, Math.min(start + mostFiles, end))
      .map((_, index) => nameAt(table.names, start + index))
    if (!table.isNested) return names
    const texts = await Promise.all(names.map(read))
    const found = await Promise.all(texts.map((text) => namesBetween(readTable(text), low, high, mostFiles)))
    return found.flat().slice(0, mostFiles)
  }
  const entriesBetween = async (
    table: ShardTable,
    low: string,
    high: string,
    mostFiles = Infinity,
  ): Promise<[string, string][]> => {
    const shards = await Promise.all((await namesBetween(table, low, high, mostFiles)).map(readEntries))
    return shards.flatMap((shard) => [...shard].filter(([term]) => term >= low && term < high))
  }

  const areTextsInline = root.texts.names === ''
  // A name without a colon is the first of a page.
  const inlineNames = areTextsInline ? (inline.pop() ?? '').split(/ (?=\w+(?: |$))/) : []
  const inlineHeadings = areTextsInline ? inline.splice(inline.length - root.pages) : []
  const inlineCards = readCards(inline)
  const readBlock = cacheByName(async (name) => readCards((await read(name)).split('\n')))
  const readCard = async (page: number): Promise<PageCard> => {
    const { size, names } = root.cards
    const card = names ? (await readBlock(nameAt(names, Math.floor(page / size))))[page % size] : inlineCards[page]
    if (!card) throw new Error(`no page ${page} in the index`)
    const headings = inlineHeadings[page]
    return { ...card, ...(headings !== undefined && { s: readHeadings(headings) }) }
  }
  let namedTerms: ReadonlySet<string> | undefined
  const readFragmentNames = async (page: number): Promise<string> => {
    const { size, names } = root.texts
    if (areTextsInline) return inlineNames[page] ?? ''
    return (await read(nameAt(names, Math.floor(page / size)))).split('\n')[page % size] ?? ''
  }

  return {
    root,
    analyzer,
    findTerms: async (list, low, high, mostFiles) => {
      const postingsByTerm = new Map<string, readonly Posting[]>()
      for (const [term, value] of await entriesBetween(root.terms, low, high, mostFiles)) {
        const text = value.split(' ')[list]
        if (text) postingsByTerm.set(term, decodePostings(text, list < HEAD_LISTS))
      }
      return postingsByTerm
    },
    listTerms: async (side, low, high) => (await entriesBetween(root[side], low, high)).map(([term]) => term),
    listNeighbors: async (term) => {
      const [name] = await namesBetween(root.terms, term, '\uffff', 1)
      return name ? [...(await readEntries(name)).keys()] : []
    },
    tableOf,
    listNamed: () => (namedTerms ??= collectTerms(inlineCards, inlineHeadings, analyzer)),
    readCard,
    readFragment: async (page, section) => read(fragmentName(await readFragmentNames(page), section)),
  }
}

/** The terms of titles and headings. */
function collectTerms(
  cards: readonly PageCard[],
  headings: readonly string[],
  { wordsOf, termsOf }: Analyzer,
): ReadonlySet<string> {
  const names = headings.flatMap(readHeadings).map((name) => readName(name).heading)
  return new Set([...cards.map(({ t }) => t), ...names].flatMap(wordsOf).flatMap(termsOf))
}

/** The last of a page's fragments that does not begin after the section. */
function fragmentName(fragments: string, section: number): string {
  let [name = '', ...others] = fragments.split(' ')
  for (const other of others) {
    const [start, otherName = ''] = other.split(':')
    if (Number(start) <= section) name = otherName
  }
  return name
}

/** Caches results by name, except errors. */
function cacheByName<Value>(compute: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const cache = new Map<string, Promise<Value>>()
  return (name) => {
    const cachedValue = cache.get(name)
    if (cachedValue) return cachedValue
    const promise = compute(name).catch((error: unknown) => {
      cache.delete(name)
      throw error
    })
    cache.set(name, promise)
    return promise
  }
}

/** Creates the function that returns the first terms of a table's files. It splits each table once. */
function createFirstsFinder(): (table: ShardTable) => readonly string[] {
  const firstTermsByTable = new WeakMap<ShardTable, readonly string[]>()
  return (table) => {
    const firsts = firstTermsByTable.get(table) ?? (table.first === '' ? [] : table.first.split(' '))
    firstTermsByTable.set(table, firsts)
    return firsts
  }
}

/** Index of the shard that would contain a term. */
function shardOf(firsts: readonly string[], term: string): number {
  return Math.max(0, countBelow(firsts, (first) => first <= term) - 1)
}

/** Number of sorted terms below a bound. */
function countBelow(terms: readonly string[], isBelow: (term: string) => boolean): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBelow(terms[middle] ?? '')) low = middle + 1
    else high = middle
  }
  return low
}

function nameAt(names: string, index: number): string {
  return names.slice(index * NAME_LENGTH, (index + 1) * NAME_LENGTH)
}

/** Term → value of each entry of a shard, in order. */
export function readShard(text: string): Map<string, string> {
  const entries = new Map<string, string>()
  if (text === '') return entries
  let before = ''
  for (const line of text.split('\n')) {
    const space = line.indexOf(' ')
    const end = space === -1 ? line.length : space
    const term = before.slice(0, readNumbers(line).next()) + line.slice(1, end)
    entries.set(term, space === -1 ? '' : line.slice(space + 1))
    before = term
  }
  return entries
}
