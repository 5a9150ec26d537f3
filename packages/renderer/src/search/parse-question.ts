import { type Analyzer, lowerWords } from './create-analyzer.js'
import { splitIdentifier } from './split-identifier.js'

/** One word of a question. */
export interface QuestionWord {
  /** Lower case, without punctuation. */
  readonly text: string
  readonly stem: string
  /** What terms begin with if the word is not finished yet. */
  readonly beginning: string
  /** The words in it, where it is a name of code. */
  readonly parts: readonly Pick<QuestionWord, 'stem' | 'beginning'>[]
  readonly isStopWord: boolean
}

/** What somebody has typed. */
export interface Question {
  /** Each word once, in order; words of phrases, too. */
  readonly words: readonly QuestionWord[]
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
  const words = new Map<string, QuestionWord>()
  for (const written of analyzer.wordsOf(text).slice(0, MOST_WORDS)) {
    const word = written.toLowerCase()
    const termsOf = (text: string) => ({ stem: analyzer.stem(text), beginning: analyzer.stemBeginning(text) })
    const parts = splitIdentifier(written).map((part) => part.toLowerCase())
    words.delete(word)
    words.set(word, {
      text: word,
      ...termsOf(word),
      parts: parts.filter((part) => !analyzer.isStopWord(part)).map(termsOf),
      isStopWord: analyzer.isStopWord(word),
    })
  }
  const phrases = [...text.matchAll(/["“”„«»]([^"“”„«»]+)["“”„«»]/g)].map((match) =>
    lowerWords(match[1] ?? '', analyzer),
  )
  return {
    words: [...words.values()],
    phrases: phrases.filter((phrase) => phrase.length > 1),
    isOpen: /[^\s"“”„«»]$/.test(text),
  }
}
