import type { Analyzer } from './language/create-analyzer.js'
import { findHyphenatedNames } from './language/hyphenated-name.js'
import { openKernel } from './open-kernel.js'
import { HEAD_LISTS, type SearchDocument } from './search-document.js'

/** The text of a page, independent of its URL. */
export type PageText = Pick<SearchDocument, 'title' | 'description' | 'keywords' | 'sections'>

/** The terms of one page. */
export interface CountedDocument {
  /** In the order of `LISTS`. */
  readonly lists: readonly ListTerms[]
}

/** The terms of one page in one list. A page's documents in a list are numbered by their sections. */
export interface ListTerms {
  /** Number of documents. */
  readonly documents: number
  /** Number of terms in all documents, repetitions included. */
  readonly length: number
  /** Each distinct term once, separated by spaces. */
  readonly terms: string
  /**
   * The positions of each term, in the same order. For each section: its number (after the first, the distance), with
   * two flags in the low bits, "more follow" and "more than once"; then the count minus two, if more than once; then
   * the document's length, if lengths are kept; then, for each occurrence, a character for the word that follows it
   * (`followerOf`).
   */
  readonly positions: string
}

/** Indexes the terms of a page in every list, as Lunr's builder does. */
export type CountPage = (document: PageText) => CountedDocument

// Replaces a hyphen at which the kernel must not split. It occurs in no text, because it is a noncharacter.
const WHOLE = '\ufffe'

/** A text followed by the hyphenated names in it as whole words: within the text, they are split at the hyphens. */
function withNames(text: string): string {
  const names = findHyphenatedNames(text)
  return names.length === 0 ? text : `${text} ${names.join(' ').replaceAll('-', WHOLE)}`
}

/**
 * A counter for one language that caches words: a site repeats the same words, so the analyzer is called once for each.
 * The kernel counts.
 */
export function createPageCounter(analyzer: Analyzer): CountPage {
  const kernel = openKernel()
  const addTerms = (text: string, newCount: number): void => {
    const positions = kernel.numbersAt(kernel.newWords(), newCount * 2)
    let lines = ''
    for (let index = 0; index < positions.length; index += 2) {
      const word = text.slice(positions[index], positions[index + 1])
      lines += `${analyzer.termsOf(word.replaceAll(WHOLE, '-')).join(' ')}\n`
    }
    kernel.addNewWords(kernel.putText(lines))
  }
  /** Indexes a list of texts, each a document of its section; an empty text is not a document. */
  const countList = (texts: readonly string[], hasLengths: boolean): ListTerms => {
    let documents = 0
    let length = 0
    kernel.beginList()
    for (const [section, content] of texts.entries()) {
      if (content === '') continue
      const text = withNames(content)
      const newCount = kernel.readText(kernel.putText(text))
      if (newCount > 0) addTerms(text, newCount)
      documents++
      length += kernel.countRead(section)
    }
    kernel.writeList(hasLengths)
    const terms = kernel.textBetween(kernel.termsStart(), kernel.termsEnd())
    const positions = kernel.textBetween(kernel.positionsStart(), kernel.positionsEnd())
    return { documents, length, terms, positions }
  }
  return ({ title, description, keywords, sections }) => {
    const texts = [
      [title],
      sections.map((section) => section.title),
      [description],
      [keywords.join(', ')],
      sections.map(({ text }) => text),
    ]
    return { lists: texts.map((list, index) => countList(list, index < HEAD_LISTS)) }
  }
}
