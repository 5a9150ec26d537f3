import { type Clause, expandClause } from './expand-clause.js'
import { findSimilar } from './find-similar.js'
import { beginsWith, exactly, goesOn } from './make-clause.js'
import type { OpenIndex } from './open-index.js'
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

/** Keeps the words that the index knows, and finds the likeliest meaning of each other one; a word without any is left out. */
export async function replaceUnknown(
  words: readonly QuestionWord[],
  open: QuestionWord | undefined,
  index: OpenIndex,
): Promise<KnownClauses> {
  const replaced = await Promise.all(words.map((word) => replaceWord(word, word === open, index)))
  return {
    clauses: replaced.flatMap(({ clauses }) => clauses),
    isReplaced: replaced.some(({ isReplaced }) => isReplaced),
  }
}

async function replaceWord(word: QuestionWord, isOpen: boolean, index: OpenIndex): Promise<KnownClauses> {
  const { beginning, stem, parts } = word
  const own = await findKnown([exactly(word), isOpen ? beginsWith(word) : goesOn(word)], index)
  if (own) return { clauses: [own], isReplaced: false }
  // A part may be unfinished, but the members in `createMember` are no memberships.
  const known = await Promise.all(parts.map((part) => findKnown([exactly(part), beginsWith(part)], index)))
  const clauses = known.filter((clause) => clause !== undefined)
  if (clauses.length > 0) return { clauses, isReplaced: true }
  if (stem.length >= SHORTEST_MISSPELT && (await findSimilar(stem, index)).length > 0) {
    return { clauses: [{ term: stem, match: 'similar' }], isReplaced: true }
  }
  const shorter: Clause[] = []
  for (let end = beginning.length - 1; end >= Math.max(SHORTEST_STEM, beginning.length - LONGEST_ENDING); end--) {
    shorter.push(exactly({ stem: beginning.slice(0, end) }))
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
async function isKnown(clause: Clause, index: OpenIndex): Promise<boolean> {
  for (const list of LISTS.keys()) if ((await expandClause(clause, list, index)).size > 0) return true
  return false
}
