import { ENGLISH_STOP_WORDS } from './english-stop-words.js'
import { stemEnglish } from './stem-english.js'

/** What a language does to words before they are compared. */
export interface SearchLanguage {
  /** BCP 47 tag. */
  readonly tag: string
  readonly isStopWord: (word: string) => boolean
  readonly stem: (word: string) => string
}

/** The language of an index. English is stemmed as Lunr does it; words of other languages are compared as they are written. */
export function findLanguage(tag: string): SearchLanguage {
  if (/^en(?:-|$)/i.test(tag)) {
    return { tag, isStopWord: (word) => ENGLISH_STOP_WORDS.has(word), stem: stemEnglish }
  }
  return { tag, isStopWord: () => false, stem: (word) => word }
}
