import { type Analyzer, lowerWords, trimWord } from './create-analyzer.js'
import { findHyphenatedNames } from './hyphenated-name.js'
import type { WordTerms } from './make-clause.js'
import { splitIdentifier } from './split-identifier.js'

/** One word of a question. */
export interface QuestionWord extends WordTerms {
  /** Lower case, without punctuation. */
  readonly text: string
  /** The words in it, where it is a name of code. */
  readonly parts: readonly WordTerms[]
  readonly isStopWord: boolean
}

/** What somebody has typed. */
export interface Question {
  /** Each word once, in order; words of phrases, too. */
  readonly words: readonly QuestionWord[]
  /** The same with names such as `not-found`, and what is written without spaces, whole; absent where there are none. */
  readonly wordsAndNames?: readonly QuestionWord[]
  /** The words of each such name, which may follow each other without being one, too. */
  readonly names: readonly (readonly string[])[]
  /** What stands in quotation marks: words that must follow each other. */
  readonly phrases: readonly (readonly string[])[]
  /** True where the last word may be only its beginning. */
  readonly isOpen: boolean
}

// More words make no question more precise, only slower.
const MOST_WORDS = 16

/** How many characters of a question are read: more are a page that was pasted, and too long for an address. */
export const LONGEST_QUESTION = 500

/** Reads what somebody has typed; nothing is a mistake, an open quotation mark neither. */
export function parseQuestion(typed: string, analyzer: Analyzer): Question {
  const text = typed.slice(0, LONGEST_QUESTION)
  const written = text.split(/\s+/)
  const wholes = written.map((piece) => findWhole(trimWord(piece), analyzer))
  const names = wholes.filter((name) => name !== undefined)
  const phrases = [...text.matchAll(/["“”„«»]([^"“”„«»]+)["“”„«»]/g)].map((match) =>
    lowerWords(match[1] ?? '', analyzer),
  )
  return {
    words: readWords(analyzer.wordsOf(text), analyzer),
    ...(names.length > 0 && {
      wordsAndNames: readWords(
        written.flatMap((piece, index) => wholes[index] ?? analyzer.wordsOf(piece)),
        analyzer,
      ),
    }),
    names: names.map((name) => lowerWords(name, analyzer)),
    phrases: phrases.filter((phrase) => phrase.length > 1),
    isOpen: /[^\s"“”„«»]$/.test(text),
  }
}

/**
 * A piece of a question that is a name with hyphens and nothing else, or that is cut into words because it is written without
 * spaces: half of a word may be cut elsewhere than all of it.
 */
function findWhole(piece: string, analyzer: Analyzer): string | undefined {
  if (piece.includes('-')) return findHyphenatedNames(piece).find((name) => name === piece)
  return analyzer.wordsOf(piece).length > 1 ? piece : undefined
}

function readWords(written: readonly string[], analyzer: Analyzer): QuestionWord[] {
  const words = new Map<string, QuestionWord>()
  const termsOf = (text: string) => ({ stem: analyzer.stem(text), beginning: analyzer.stemBeginning(text) })
  for (const own of written.slice(0, MOST_WORDS)) {
    const word = own.toLowerCase()
    const parts = splitIdentifier(own).map((part) => part.toLowerCase())
    words.delete(word)
    words.set(word, {
      text: word,
      ...termsOf(word),
      parts: parts.filter((part) => !analyzer.isStopWord(part)).map(termsOf),
      isStopWord: analyzer.isStopWord(word),
    })
  }
  return [...words.values()]
}
