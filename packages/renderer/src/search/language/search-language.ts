/** Word processing of a language. Words are in lower case, without surrounding punctuation. */
export interface SearchLanguage {
  /** BCP 47 tag. */
  readonly tag: string
  readonly isStopWord: (word: string) => boolean
  /** The term that represents a word; never empty unless it is a stop word. */
  readonly stem: (word: string) => string
  /** The prefix of terms for an incomplete word: without the diacritics that `stem` removes. */
  readonly stemBeginning: (text: string) => string
}
