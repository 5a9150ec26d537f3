import { type Analyzer, lowerWords, splitIdentifier, trimWord } from '../language/create-analyzer.js'
import { findHyphenatedNames } from '../language/hyphenated-name.js'
import type { WordTerms } from './expand-clause.js'

/** A word of a query. */
export interface QuestionWord extends WordTerms {
  /** Lower case, without punctuation. */
  readonly text: string
  /** The parts of the word if it is a code identifier. */
  readonly parts: readonly WordTerms[]
  readonly isStopWord: boolean
}

/** A parsed query. */
export interface Question {
  /** Each word once, in the order of its last occurrence, including words of phrases. */
  readonly words: readonly QuestionWord[]
  /**
   * The words of the query, with each hyphenated name (`not-found`) and each run of a language without spaces (such as
   * Chinese) as one word. Absent if the query has neither.
   */
  readonly wordsAndNames?: readonly QuestionWord[]
  /** The words of each name in `wordsAndNames`, which may also appear consecutively without forming the name. */
  readonly names: readonly (readonly string[])[]
  /** Quoted text: words that must appear consecutively. */
  readonly phrases: readonly (readonly string[])[]
  /** True if the last word may be incomplete. */
  readonly isOpen: boolean
}

// Maximum number of words. More words make a query slower, not more precise.
const MAX_WORDS = 16

/** Maximum number of characters of a query. Longer input is pasted text, and too long for a URL. */
export const MAX_QUESTION_LENGTH = 500

/** Parses the text that a reader typed. Accepts any input, including an unclosed quotation mark. */
export function parseQuestion(typed: string, analyzer: Analyzer): Question {
  const text = typed.slice(0, MAX_QUESTION_LENGTH)
  const typedWords = text.split(/\s+/)
  const wholeWords = typedWords.map((part) => findWhole(trimWord(part), analyzer))
  const names = wholeWords.filter((name) => name !== undefined)
  const phrases = [...text.matchAll(/["“”„«»]([^"“”„«»]+)["“”„«»]/g)].map((match) =>
    lowerWords(match[1] ?? '', analyzer),
  )
  return {
    words: readWords(analyzer.wordsOf(text), analyzer),
    ...(names.length > 0 && {
      wordsAndNames: readWords(
        typedWords.flatMap((part, index) => wholeWords[index] ?? analyzer.wordsOf(part)),
        analyzer,
      ),
    }),
    names: names.map((name) => lowerWords(name, analyzer)),
    phrases: phrases.filter((phrase) => phrase.length > 1),
    isOpen: /[^\s"“”„«»]$/.test(text),
  }
}

/**
 * Returns a part of a query if it is a hyphenated name, or several words of a language without spaces;
 * otherwise `undefined`. A part of such words may be segmented differently than the whole.
 */
function findWhole(part: string, analyzer: Analyzer): string | undefined {
  if (part.includes('-')) return findHyphenatedNames(part).find((name) => name === part)
  return analyzer.wordsOf(part).length > 1 ? part : undefined
}

function readWords(typedWords: readonly string[], analyzer: Analyzer): QuestionWord[] {
  const words = new Map<string, QuestionWord>()
  const termsOf = (text: string) => ({ stem: analyzer.stem(text), beginning: analyzer.stemBeginning(text) })
  for (const typedWord of typedWords.slice(0, MAX_WORDS)) {
    const word = typedWord.toLowerCase()
    const parts = splitIdentifier(typedWord).map((part) => part.toLowerCase())
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
