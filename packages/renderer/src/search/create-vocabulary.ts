import { splitWords } from './create-analyzer.js'

/** The words of many texts, each by a number: what is known of a word is found again without looking for its letters. */
export interface Vocabulary {
  /** Number → word, as it stands in a text. */
  readonly words: readonly string[]
  /** The words of a text in their order, repetitions included. */
  readonly numberWords: (text: string) => readonly number[]
}

/** A vocabulary that grows with each text. */
export function createVocabulary(): Vocabulary {
  const words: string[] = []
  const known = new Map<string, number>()
  const addWord = (word: string): number => {
    const number = words.push(word) - 1
    known.set(word, number)
    return number
  }
  return {
    words,
    numberWords: (text) => {
      const numbers: number[] = []
      for (const word of splitWords(text)) numbers.push(known.get(word) ?? addWord(word))
      return numbers
    },
  }
}
