import type { OpenIndex } from '../open-index.js'
import { type HitType, LISTS, type SearchMatch } from '../search-document.js'
import { asBeginning, asExact, asPrefix, type Clause } from './expand-clause.js'
import type { Question, QuestionWord } from './parse-question.js'
import { rankDocuments } from './rank-documents.js'
import { rankPages } from './rank-pages.js'
import { isIndexed, mayGuess, replaceUnknown } from './replace-unknown.js'

/** Matches in display order, and the clauses that found them. */
export interface QueryResult {
  readonly matches: readonly SearchMatch[]
  /** For marking words in texts. */
  readonly clauses: readonly Clause[]
}

/** Limit and filter of a query. */
export interface QueryScope {
  readonly limit: number
  readonly accepts: (page: number) => boolean
  /** True to look up every word, however many files have to be read. */
  readonly readsAll?: boolean | undefined
}

// Titles and headings name the subject of a page; the other lists only mention it.
const NAMES = LISTS.slice(0, 2)
const MENTIONS = LISTS.slice(2)
// With fewer results than this, pages that contain only some of the words are better than nothing.
const ENOUGH = 3
// From this many words on, a query is a sentence: no page contains every word, or only one that mentions everything.
const SENTENCE_LENGTH = 4
// Maximum number of titles with the separate words of a name that come before texts with the whole name.
const MAX_SEPARATE = 5

/**
 * Runs ever looser queries until there are enough results, first with whole hyphenated names, then with their words:
 *
 * 1. titles and headings with every word
 * 2. titles and headings with the last word as a prefix
 * 3. whole pages with every word, possibly in several sections, or with most words of a sentence
 * 4. descriptions, keywords and texts
 * 5. all of these again, with unknown words replaced by similar words
 *
 * Within a list, matches are sorted by Lunr's score.
 */
export async function runQuery(question: Question, scope: QueryScope, opened: OpenIndex): Promise<QueryResult> {
  const index = memoizeTerms(opened)
  const results = createResultCollector(scope.limit)
  const run: QueryRun = { question, scope, index, results, isNamed: false }
  const isLookedUp = scope.readsAll ? ({ isStopWord }: QuestionWord) => !isStopWord : createWordFilter(question, index)
  const lookedUpOf = (all: readonly QuestionWord[]): LookedUpWords => {
    const last = question.isOpen ? all.at(-1) : undefined
    return {
      words: all.filter(isLookedUp),
      incomplete: last && (last.isStopWord || isLookedUp(last)) ? last : undefined,
    }
  }
  const { words, incomplete } = lookedUpOf(question.words)
  // Start to download the files that the steps below need, because some steps read one file after the other.
  for (const { stem } of words) index.listNeighbors(stem).catch(() => {})
  if (question.wordsAndNames) {
    const named = lookedUpOf(question.wordsAndNames)
    const namedRun = { ...run, isNamed: true }
    await searchLists(named.words.map(asExact), NAMES, namedRun)
    // For `sign-in`, also find titles such as “Sign in”; at most a few, because many titles may contain both words.
    await searchLists(words.map(asExact), NAMES, run, Math.min(scope.limit / 2, MAX_SEPARATE))
    await searchFor(named, namedRun)
  }
  await searchFor({ words, incomplete }, run)
  if (results.isFull() || words.length === 0) return results.finish()

  const { clauses, isReplaced } = await replaceUnknown(words, incomplete, index)
  if (isReplaced) {
    await searchLists(clauses, NAMES, run)
    await searchPages(clauses, true, run)
    await searchLists(clauses, MENTIONS, run)
  }
  if (clauses.length > 1 && results.size() < ENOUGH) await searchPages(clauses, false, run)
  return results.finish()
}

/** A query and its results so far. */
interface QueryRun {
  readonly question: Question
  readonly scope: QueryScope
  readonly index: OpenIndex
  readonly results: ResultCollector
  /** Whether its words are whole hyphenated names. */
  readonly isNamed: boolean
}

/** Steps 1 to 4 for some words of the query. */
async function searchFor({ words, incomplete }: LookedUpWords, run: QueryRun): Promise<void> {
  const { question, index } = run
  const exact = words.map(asExact)
  const prefixes = words.map(asPrefix)
  const byPrefix = prefixes.some(({ match }) => match === 'prefix') ? prefixes : []
  const isWhole = incomplete && !mayGuess(words) && (await isIndexed(asExact(incomplete), index))
  const beginning =
    incomplete && !isWhole
      ? [...words.filter((word) => word !== incomplete).map(asPrefix), asBeginning(incomplete, words.length)]
      : []
  await searchLists(exact, NAMES, run)
  // Consecutive words are in one section.
  if (question.phrases.length > 0) await searchLists(exact, MENTIONS, run)
  await searchLists(byPrefix, NAMES, run)
  await searchLists(beginning, NAMES, run)
  if (words.length < SENTENCE_LENGTH) await searchPages(exact, true, run)
  else await searchPages((await replaceUnknown(words, incomplete, index)).clauses, false, run)
  await searchLists(exact, MENTIONS, run)
  await searchLists(byPrefix, MENTIONS, run)
  await searchLists(beginning, MENTIONS, run)
}

/** Adds the documents of some lists that meet all clauses, until there are `most` results. */
async function searchLists(
  clauses: readonly Clause[],
  lists: readonly HitType[],
  { scope, index, results, isNamed }: QueryRun,
  most?: number,
): Promise<void> {
  for (const type of lists) {
    if (results.isFull(most) || clauses.length === 0) return
    const ranked = await rankDocuments({ clauses, list: LISTS.indexOf(type), accepts: scope.accepts }, index)
    results.add(
      ranked.map((document) => ({ type, ...document, ...(isNamed && { isNamed }) })),
      clauses,
      most,
    )
  }
}

/** Adds the pages that contain every word anywhere, or, if `isWhole` is false, some of the words. */
async function searchPages(
  clauses: readonly Clause[],
  isWhole: boolean,
  { scope, index, results, isNamed }: QueryRun,
): Promise<void> {
  if (results.isFull() || clauses.length === 0) return
  const ranked = await rankPages({ clauses, ...scope, isWhole }, index)
  results.add(
    ranked.map((match) => ({ ...match, ...(isNamed && { isNamed }) })),
    clauses,
  )
}

/** The words of a query that are looked up, and the word that may be incomplete. */
interface LookedUpWords {
  readonly words: readonly QuestionWord[]
  readonly incomplete: QuestionWord | undefined
}

/**
 * Wraps the index for one query, and caches the terms that its steps look up: they are mostly the same, and decoding
 * their postings is slow.
 */
function memoizeTerms(index: OpenIndex): OpenIndex {
  const termRequests = new Map<string, ReturnType<OpenIndex['findTerms']>>()
  return {
    ...index,
    findTerms: (list, low, high, mostFiles) => {
      const key = `${list} ${low} ${high}`
      const termRequest = termRequests.get(key) ?? index.findTerms(list, low, high, mostFiles)
      termRequests.set(key, termRequest)
      return termRequest
    },
  }
}

interface ResultCollector {
  readonly isFull: (most?: number) => boolean
  readonly size: () => number
  /** Adds matches until there are `most`, or as many as the limit if `most` is absent. */
  readonly add: (newMatches: readonly SearchMatch[], clauses: readonly Clause[], most?: number) => void
  readonly finish: () => QueryResult
}

/** Collects each match once: a section that was found by its title is not added again for its text. */
function createResultCollector(limit: number): ResultCollector {
  const matches = new Map<string, SearchMatch>()
  const used = new Map<string, Clause>()
  return {
    isFull: (most = limit) => matches.size >= most,
    size: () => matches.size,
    add: (newMatches, clauses, most = limit) => {
      for (const match of newMatches) {
        const key = `${match.page}:${match.section}`
        const earlier = matches.get(key)
        if (earlier && match.isNamed) matches.set(key, { ...earlier, isNamed: true })
        else if (!earlier && matches.size < most) matches.set(key, match)
      }
      if (newMatches.length > 0) for (const clause of clauses) used.set(`${clause.match} ${clause.term}`, clause)
    },
    finish: () => ({ matches: [...matches.values()], clauses: [...used.values()] }),
  }
}

// Maximum number of files for the words of a query. Each file is a request: a reader who types sentences would
// otherwise wait for one request per word. Together with the page, the style sheet and the script, there are at most
// six requests, and one more for the file of titles in large indexes.
const MAX_FILES = 3
// Words of phrases come first, then words of titles and headings, then the longest words.
const WEIGHTS = { ofPhrase: 1000, inName: 100 }

/**
 * Creates a function that returns whether a query looks up a word. It skips stop words. For a long query, it selects
 * only as many words as are in a few files of the index: first words of phrases, then words of titles and headings,
 * which name the subjects of the site, then long words, because short words are common.
 */
function createWordFilter(
  { words, wordsAndNames = [], phrases }: Question,
  index: Pick<OpenIndex, 'tableOf' | 'listNamed'>,
): (word: QuestionWord) => boolean {
  const quoted = new Set(phrases.flat())
  const candidates = [...wordsAndNames, ...words].filter(({ isStopWord }) => !isStopWord)
  const named = candidates.length > MAX_FILES ? index.listNamed() : undefined
  const weigh = ({ text, stem }: QuestionWord): number =>
    text.length + (quoted.has(text) ? WEIGHTS.ofPhrase : 0) + (named?.has(stem) ? WEIGHTS.inName : 0)
  const files = new Set<string>()
  for (const { stem } of candidates.sort((a, b) => weigh(b) - weigh(a))) {
    if (files.size < MAX_FILES) files.add(index.tableOf(stem))
  }
  return ({ stem, isStopWord }) => !isStopWord && files.has(index.tableOf(stem))
}
