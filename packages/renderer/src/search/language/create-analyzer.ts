import type { SearchLanguage } from './search-language.js'

/** Converts text into the terms of an index, and queries into the same terms. */
export interface Analyzer extends SearchLanguage {
  /**
   * The terms of one word as written: none for punctuation and stop words. For a code identifier, the whole and its
   * parts; for a hyphenated name, only the whole.
   */
  readonly termsOf: (word: string) => readonly string[]
  /** The words of a query without punctuation, in original case; text without spaces is segmented. */
  readonly wordsOf: (text: string) => string[]
}

// Maximum length of a term. Longer words are keys, hashes and encoded images, which no one types.
const MAX_LENGTH = 64

/**
 * Creates an analyzer that caches the terms of words, because words recur with other punctuation and as parts of
 * identifiers.
 */
export function createAnalyzer(language: SearchLanguage): Analyzer {
  // No language has rules for hyphenated names.
  const stem = (word: string): string => (word.includes('-') ? word : language.stem(withoutV(word)))
  const termsByWord = new Map<string, string>()
  const termOf: FindTerm = (lower) => {
    let term = termsByWord.get(lower)
    if (term === undefined) {
      term = language.isStopWord(lower) ? '' : stem(lower)
      termsByWord.set(lower, term)
    }
    return term
  }
  return {
    ...language,
    stem,
    stemBeginning: (text) => (text.includes('-') ? text : language.stemBeginning(withoutV(text))),
    termsOf: (word) => analyzeWord(word, language, termOf),
    wordsOf: (text) =>
      splitWords(text).flatMap((raw) => {
        const word = trimWord(raw)
        if (UNSPACED.test(word)) return segment(word, language)
        return word === '' ? [] : [word]
      }),
  }
}

/** The words of a text as Lunr's tokenizer splits them, at white space and hyphens; case and punctuation are kept. */
export function splitWords(text: string): readonly string[] {
  return text.match(/[^\s-]+/g) ?? []
}

/** The words of a text in lower case and without punctuation, to compare sequences of words. */
export function lowerWords(text: string, analyzer: Analyzer): string[] {
  return analyzer.wordsOf(text).map((word) => word.toLowerCase())
}

/** Trims punctuation at both ends of a word. Unlike Lunr's trimmer, it keeps non-English letters. */
export function trimWord(word: string): string {
  return word.replace(/^[^\p{L}\p{N}\p{M}_]+/u, '').replace(/(^|[\p{L}\p{N}\p{M}_])[^\p{L}\p{N}\p{M}_]+$/u, '$1')
}

// Scripts that write words without spaces.
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

// A plain word or number, as most are: without parts, and with nothing before it to trim. The kernel implements the
// same test: `plainUnits`.
const PLAIN = /^(?:([A-Z]?[a-z]+)|(\d(?:[\d.,:/%]*\d)?))[.,:;!?)]*$/

/** The term of a word in lower case; the empty string for a stop word. */
type FindTerm = (lower: string) => string

function analyzeWord(raw: string, language: SearchLanguage, termOf: FindTerm): readonly string[] {
  const [, plain, number] = PLAIN.exec(raw) ?? []
  // Numbers have no stem in any language.
  if (number !== undefined && number.length <= MAX_LENGTH) return [number]
  if (plain !== undefined && plain.length <= MAX_LENGTH) {
    const term = termOf(plain.toLowerCase())
    return term === '' ? [] : [term]
  }
  const word = trimWord(raw)
  if (word === '') return []
  if (word.includes('-')) return [word.toLowerCase()]
  const parts = UNSPACED.test(word) ? segment(word, language) : splitIdentifier(word)
  const whole = word.length > MAX_LENGTH ? [] : [word]
  const terms = new Set<string>()
  for (const part of [...whole, ...parts]) {
    const lower = part.toLowerCase()
    if (lower.length > MAX_LENGTH) continue
    const term = termOf(lower)
    if (term !== '') terms.add(term)
  }
  return [...terms]
}

/** The words in a run of text without spaces, as the platform's dictionary segments them. */
function segment(run: string, { tag }: SearchLanguage): string[] {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' })
  return Array.from(segmenter.segment(run), ({ segment: word }) => trimWord(word)).filter((word) => word !== '')
}

// `v1.2.3` and `v1.x`, but not the `v1` of a URL, which is a name.
const WITH_V = /^v(?=\d+\.[\dx])/
const DOTTED_NUMBER = /^\d+(?:\.\d+)+$/

/**
 * A lower-case word without the `v` before a version number: people write `v1.2.3` and `1.2.3` for the same version.
 */
export function withoutV(word: string): string {
  return word.replace(WITH_V, '')
}

/** Whether a term is a dotted number, such as `1.2`: it also matches longer version numbers, such as `1.2.3`. */
export function isVersionNumber(term: string): boolean {
  return DOTTED_NUMBER.test(term)
}

/**
 * The parts of a word that are words themselves, whole names before their parts: `/orders/{order_id}` gives `orders`,
 * `order_id`, `order`, `id`; `getUserCount` gives `get`, `User`, `Count`; `react@19.1.0` gives `react`, `19.1.0`. Plain
 * words and numbers have no parts.
 */
export function splitIdentifier(word: string): readonly string[] {
  // Fast path: most words are plain.
  if (/^\p{L}?\p{Ll}*$/u.test(word)) return []
  const parts: string[] = []
  for (const [name, , major] of word.matchAll(NAME)) {
    // Remove the possessive: “the member's plan” is about a member.
    const owner = name.replace(/['’](?:s|S)?$/, '')
    add(parts, owner, word)
    const pieces = splitName(owner)
    if (pieces.length > 1) for (const segment of pieces) add(parts, segment, word)
    if (major !== undefined) add(parts, major, word)
  }
  return parts.every((part) => /^\d+$/.test(part)) ? [] : parts
}

// Index the whole version number and its major version, `v1`.
const NAME = /((v\d+)|\d+)(?:\.\d+)+|[\p{L}\p{N}\p{M}_'’]+/giu

// Minimum length of a part. Single letters match too much.
const MIN_LENGTH = 2

function add(parts: string[], part: string, word: string): void {
  if (part.length >= MIN_LENGTH && part !== word && !parts.includes(part)) parts.push(part)
}

/** Splits `user_count` at underscores, `userCount` and `HTTPServer` at capitals. */
function splitName(name: string): string[] {
  return name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll}{2})/gu, '$1_$2')
    .split(/[_'’]+/)
    .filter((segment) => segment !== '')
}
