import { type Clause, expandClause } from './expand-clause.js'
import { findSimilar } from './find-similar.js'
import { beginsWith, exactly, goesOn } from './make-clause.js'
import type { OpenIndex, SpellingSide } from './open-index.js'
import type { QuestionWord } from './parse-question.js'
import { LISTS } from './search-list.js'

/** A question in words that the index knows. */
export interface KnownClauses {
  readonly clauses: readonly Clause[]
  /** True where a word of the question gave way to another. */
  readonly isReplaced: boolean
}

// With fewer letters nearly every word is one slip away from many others.
const SHORTEST_MISSPELT = 4
// Endings that stand in the way of a stem while they are typed: `subscripti` on its way to `subscription`.
const LONGEST_ENDING = 4
const SHORTEST_STEM = 4
// With more words the others are enough, and what else one of them may begin is more to download.
const MOST_WORDS_TO_GUESS = 3
// The first is free; the more words there are, the fewer of the others are asked: each may be a file to download.
const SIDES: readonly SpellingSide[] = ['near', 'backward', 'forward']

/** Whether a question is short enough to look for what its last word may begin. */
export function mayGuess(words: readonly QuestionWord[]): boolean {
  return words.length <= MOST_WORDS_TO_GUESS
}

/** Keeps the words that the index knows, and finds the likeliest meaning of each other one; a word without any is left out. */
export async function replaceUnknown(
  words: readonly QuestionWord[],
  open: QuestionWord | undefined,
  index: OpenIndex,
): Promise<KnownClauses> {
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
): Promise<KnownClauses> {
  const { beginning, stem, parts } = word
  const own = await findKnown([exactly(word), isOpen ? beginsWith(word, words) : goesOn(word)], index)
  if (own) return { clauses: [own], isReplaced: false }
  // A part may be unfinished, but the members in `createMember` are no memberships.
  const known = await Promise.all(parts.map((part) => findKnown([exactly(part), beginsWith(part, words)], index)))
  const clauses = known.filter((clause) => clause !== undefined)
  if (clauses.length > 0) return { clauses, isReplaced: true }
  for (const side of stem.length >= SHORTEST_MISSPELT ? sides : []) {
    const isFound = (await findSimilar(stem, index, [side])).length > 0
    if (isFound) return { clauses: [{ term: stem, match: 'similar', side }], isReplaced: true }
  }
  const shorter: Clause[] = []
  for (let end = beginning.length - 1; end >= Math.max(SHORTEST_STEM, beginning.length - LONGEST_ENDING); end--) {
    const term = beginning.slice(0, end)
    // Others would each be one more file to download.
    if (index.fileOf(term) === index.fileOf(beginning)) shorter.push(exactly({ stem: term }))
  }
  const found = await findKnown(shorter, index)
  return { clauses: found ? [found] : [], isReplaced: true }
}

/** The first clause that the index knows. */
async function findKnown(clauses: readonly Clause[], index: OpenIndex): Promise<Clause | undefined> {
  for (const clause of clauses) if (await isKnown(clause, index)) return clause
  return undefined
}

/** Whether any list has a term that the clause stands for. */
export async function isKnown(clause: Clause, index: OpenIndex): Promise<boolean> {
  for (const list of LISTS.keys()) if ((await expandClause(clause, list, index)).size > 0) return true
  return false
}
