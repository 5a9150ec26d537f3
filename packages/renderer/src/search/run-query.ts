import type { Clause } from './expand-clause.js'
import type { FoundPlace } from './found-place.js'
import type { OpenIndex } from './open-index.js'
import type { Question, QuestionWord } from './parse-question.js'
import { rankDocuments } from './rank-documents.js'
import { rankPages } from './rank-pages.js'
import { replaceUnknown } from './replace-unknown.js'
import { LISTS } from './search-list.js'

/** Places in the order in which they are shown, and what they were found by. */
export interface QueryAnswer {
  readonly places: readonly FoundPlace[]
  /** For marking words in texts. */
  readonly clauses: readonly Clause[]
}

/** How much is wanted, and where from. */
export interface QueryScope {
  readonly limit: number
  readonly accepts: (page: number) => boolean
}

/**
 * Asks ever looser questions until enough is found: every word; the last one as a beginning; words that the index does not
 * know replaced by their like; pages that have the words in several places. Within a question the lists follow each other,
 * so a title stands before a heading and that before a text; Lunr's score orders within a list.
 */
export async function runQuery(question: Question, scope: QueryScope, index: OpenIndex): Promise<QueryAnswer> {
  const answer = createAnswer(scope.limit)
  const words = question.words.filter(({ isStopWord }) => !isStopWord)
  const ask = async (clauses: readonly Clause[]): Promise<void> => {
    for (const [list, type] of LISTS.entries()) {
      if (answer.isFull() || clauses.length === 0) return
      const found = await rankDocuments({ clauses, list, accepts: scope.accepts }, index)
      answer.add(
        found.map((document) => ({ type, ...document })),
        clauses,
      )
    }
  }
  await ask(words.map(exactly))
  const open = question.isOpen ? question.words.at(-1) : undefined
  const asBeginning = (all: readonly Clause[], last: QuestionWord): Clause[] => [
    ...all.filter(({ term }) => term !== last.stem || last.isStopWord),
    { term: last.text, match: 'prefix' },
  ]
  if (open) await ask(asBeginning(words.map(exactly), open))
  if (answer.isFull() || words.length === 0) return answer.finish()

  const known = await replaceUnknown(words, open, index)
  if (known.isReplaced) await ask(known.clauses)
  if (!answer.isFull() && known.clauses.length > 1) {
    const pages = await rankPages({ clauses: known.clauses, ...scope, isWhole: !answer.isEmpty() }, index)
    answer.add(pages, known.clauses)
  }
  return answer.finish()
}

function exactly({ stem }: QuestionWord): Clause {
  return { term: stem, match: 'exact' }
}

interface Answer {
  readonly isFull: () => boolean
  readonly isEmpty: () => boolean
  readonly add: (found: readonly FoundPlace[], clauses: readonly Clause[]) => void
  readonly finish: () => QueryAnswer
}

/** Gathers places, each once: what was found by a title need not be shown again for the text below it. */
function createAnswer(limit: number): Answer {
  const places = new Map<string, FoundPlace>()
  const used = new Map<string, Clause>()
  return {
    isFull: () => places.size >= limit,
    isEmpty: () => places.size === 0,
    add: (found, clauses) => {
      for (const place of found) {
        const key = `${place.page}:${place.section}`
        if (places.size < limit && !places.has(key)) places.set(key, place)
      }
      if (found.length > 0) for (const clause of clauses) used.set(`${clause.match} ${clause.term}`, clause)
    },
    finish: () => ({ places: [...places.values()], clauses: [...used.values()] }),
  }
}
