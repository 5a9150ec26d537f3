import type { SearchLanguage } from './search-language.js'
import { ENGLISH_STOP_WORDS, stemEnglish } from './stem-english.js'

/** A language without a module: English is stemmed as in Lunr; words of all others are compared as written. */
export function findLanguage(tag: string): SearchLanguage {
  const isEnglish = /^en(?:-|$)/i.test(tag)
  const keep = (word: string): string => word
  return {
    tag,
    isStopWord: (word) => isEnglish && ENGLISH_STOP_WORDS.has(word),
    stem: isEnglish ? stemEnglish : keep,
    stemBeginning: keep,
  }
}
