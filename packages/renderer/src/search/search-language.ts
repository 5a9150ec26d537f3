/** What a language does to words before they are compared. Words come in lower case and without punctuation around them. */
export interface SearchLanguage {
  /** BCP 47 tag. */
  readonly tag: string
  readonly isStopWord: (word: string) => boolean
  /** The term that a word is compared by; never empty for what is no stop word. */
  readonly stem: (word: string) => string
  /** What terms begin with where somebody has typed the beginning of a word: without the marks that `stem` takes off letters. */
  readonly stemBeginning: (text: string) => string
}
