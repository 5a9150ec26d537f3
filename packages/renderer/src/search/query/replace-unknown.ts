import type { OpenIndex, SpellingSide } from '../open-index.js'
import { LISTS } from '../search-document.js'
import { asBeginning, asExact, asPrefix, type Clause, expandClause, findSimilar } from './expand-clause.js'
import type { QuestionWord } from './parse-question.js'

/** A query in words that the index contains. */
export interface IndexedClauses {
  readonly clauses: readonly Clause[]
  /** True if a word of the query was replaced. */
  readonly isReplaced: boolean
}

// With fewer letters, nearly every word is one edit away from many others.
const MIN_MISSPELLED_LENGTH = 4
// Maximum length of an incomplete ending that hides a stem while it is typed: `subscripti`, before `subscription`.
const MAX_ENDING_LENGTH = 4
// Minimum length of the stem without such an ending.
const MIN_STEM_LENGTH = 4
// In longer queries, the complete words suffice to find pages. Completing the last word would be an extra download.
const MAX_WORDS_TO_GUESS = 3
// A query reads the file for `near` in any case. The more words the query has, the fewer of the other tables are
// searched, because each may be a file to download.
const SIDES: readonly SpellingSide[] = ['near', 'backward', 'forward']

/** Whether a query is short enough to complete its last word. */
export function mayGuess(words: readonly QuestionWord[]): boolean {
  return words.length <= MAX_WORDS_TO_GUESS
}

/**
 * Keeps the words that the index contains. Replaces every other word with its likeliest match, or removes it if there
 * is none.
 */
export async function replaceUnknown(
  words: readonly QuestionWord[],
  open: QuestionWord | undefined,
  index: OpenIndex,
): Promise<IndexedClauses> {
  const sides = SIDES.slice(0, Math.max(1, SIDES.length + 1 - words.length))
  const replaced = await Promise.all(
    words.map((word) => replaceWord(word, { isOpen: word === open, sides, words: words.length }, index)),
  )
  return {
    clauses: replaced.flatMap(({ clauses }) => clauses),
    isReplaced: replaced.some(({ isReplaced }) => isReplaced),
  }
}

async function replaceWord(
  word: QuestionWord,
  {
    isOpen,
    sides,
    words,
  }: { readonly isOpen: boolean; readonly sides: readonly SpellingSide[]; readonly words: number },
  index: OpenIndex,
): Promise<IndexedClauses> {
  const { beginning, stem, parts } = word
  const wordClause = await findIndexed([asExact(word), isOpen ? asBeginning(word, words) : asPrefix(word)], index)
  if (wordClause) return { clauses: [wordClause], isReplaced: false }
  // A part may be incomplete, but the `Member` of `createMember` must not match `membership`.
  const partClauses = await Promise.all(
    parts.map((part) => findIndexed([asExact(part), asBeginning(part, words)], index)),
  )
  const clauses = partClauses.filter((clause) => clause !== undefined)
  if (clauses.length > 0) return { clauses, isReplaced: true }
  const spell = async (tried: readonly SpellingSide[]): Promise<Clause | undefined> => {
    for (const side of stem.length >= MIN_MISSPELLED_LENGTH ? tried : []) {
      if ((await findSimilar(stem, index, [side])).length > 0) return { term: stem, match: 'similar', side }
    }
    return undefined
  }
  const [near, ...others] = sides
  const nearby = await spell(near ? [near] : [])
  if (nearby) return { clauses: [nearby], isReplaced: true }
  // Skip words in other files, because each of these files would be a download.
  const neighbors = new Set(await index.listNeighbors(beginning))
  const shorter: Clause[] = []
  for (let end = beginning.length - 1; end >= Math.max(MIN_STEM_LENGTH, beginning.length - MAX_ENDING_LENGTH); end--) {
    const term = beginning.slice(0, end)
    if (neighbors.has(term)) shorter.push(asExact({ stem: term }))
  }
  // The other tables come last, because looking up words in them downloads more files.
  const guess = (await findIndexed(shorter, index)) ?? (await spell(others))
  return { clauses: guess ? [guess] : [], isReplaced: true }
}

/** The first clause that matches anything in the index. */
async function findIndexed(clauses: readonly Clause[], index: OpenIndex): Promise<Clause | undefined> {
  for (const clause of clauses) if (await isIndexed(clause, index)) return clause
  return undefined
}

/** Whether any list has a term that matches the clause. */
export async function isIndexed(clause: Clause, index: OpenIndex): Promise<boolean> {
  for (const list of LISTS.keys()) if ((await expandClause(clause, list, index)).size > 0) return true
  return false
}
