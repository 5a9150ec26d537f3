import type { SearchLanguage } from './find-language.js'
import { splitIdentifier } from './split-identifier.js'

/** Turns text into the terms of an index, and questions into the same terms. */
export interface Analyzer {
  /** The terms of a text in its order, each as often as it stands there; a name of code is there whole and by its parts. */
  readonly terms: (text: string) => string[]
  /** The terms of one word as it stands in a text: none for punctuation and stop words. */
  readonly termsOf: (word: string) => readonly string[]
  /** The words of a question without punctuation, in their own case; what is written without spaces is cut up. */
  readonly wordsOf: (text: string) => string[]
  /** What is looked for when somebody types this word. */
  readonly stem: (word: string) => string
  readonly isStopWord: (word: string) => boolean
}

// Longer words are keys, hashes and pictures in text form: nobody types them.
const LONGEST = 64

/** An analyzer that remembers the words it has seen: a site says the same ones over and over. */
export function createAnalyzer(language: SearchLanguage): Analyzer {
  const known = new Map<string, readonly string[]>()
  const termsOf = (word: string): readonly string[] => {
    const before = known.get(word)
    if (before) return before
    const terms = analyzeWord(word, language)
    known.set(word, terms)
    return terms
  }
  return {
    terms: (text) => {
      const terms: string[] = []
      for (const word of splitWords(text)) for (const term of termsOf(word)) terms.push(term)
      return terms
    },
    termsOf,
    wordsOf: (text) =>
      splitWords(text).flatMap((raw) => {
        const word = trimWord(raw)
        if (UNSPACED.test(word)) return segment(word, language)
        return word === '' ? [] : [word]
      }),
    stem: language.stem,
    isStopWord: language.isStopWord,
  }
}

/** The words of a text as Lunr's tokenizer cuts them, at white space and hyphens; case and punctuation stay on them. */
export function splitWords(text: string): readonly string[] {
  return text.match(/[^\s-]+/g) ?? []
}

/** The words of a text in lower case and without punctuation: for comparing what follows what. */
export function lowerWords(text: string, analyzer: Analyzer): string[] {
  return analyzer.wordsOf(text).map((word) => word.toLowerCase())
}

/** Takes punctuation off both ends of a word. Lunr's trimmer takes every letter that is not English, too; this one knows them all. */
export function trimWord(word: string): string {
  return word.replace(/^[^\p{L}\p{N}\p{M}_]+/u, '').replace(/[^\p{L}\p{N}\p{M}_]+$/u, '')
}

// Scripts that write words without space between them.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

// A word like most: nothing to trim and no parts.
const PLAIN = /^[A-Z]?[a-z]+$/

function analyzeWord(raw: string, language: SearchLanguage): readonly string[] {
  if (raw.length <= LONGEST && PLAIN.test(raw)) {
    const lower = raw.toLowerCase()
    return language.isStopWord(lower) ? [] : [language.stem(lower)]
  }
  const word = trimWord(raw)
  if (word === '') return []
  const parts = UNSPACED.test(word) ? segment(word, language) : splitIdentifier(word)
  const whole = word.length > LONGEST ? [] : [word]
  const terms = new Set<string>()
  for (const part of [...whole, ...parts]) {
    const lower = part.toLowerCase()
    if (lower.length > LONGEST || language.isStopWord(lower)) continue
    terms.add(language.stem(lower))
  }
  return [...terms]
}

/** The words in a run of text without spaces, as the platform's dictionary finds them. */
function segment(run: string, { tag }: SearchLanguage): string[] {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' })
  return Array.from(segmenter.segment(run), ({ segment: word }) => trimWord(word)).filter((word) => word !== '')
}
