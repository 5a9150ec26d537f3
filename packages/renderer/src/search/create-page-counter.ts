import type { Analyzer } from './language/create-analyzer.js'
import { findHyphenatedNames } from './language/hyphenated-name.js'
import { HEAD_LISTS, type SearchDocument } from './search-document.js'
import { createTermCounter, type ListTerms } from './terms/count-terms.js'
import { WHOLE_HYPHEN } from './terms/read-words.js'

/** The text of a page, independent of its URL. */
export type PageText = Pick<SearchDocument, 'title' | 'description' | 'keywords' | 'sections'>

/** The terms of one page. */
export interface CountedDocument {
  /** In the order of `LISTS`. */
  readonly lists: readonly ListTerms[]
}

/** Indexes the terms of a page in every list, as Lunr's builder does. */
export type CountPage = (document: PageText) => CountedDocument

/** A text followed by the hyphenated names in it as whole words: within the text, they are split at the hyphens. */
function withNames(text: string): string {
  const names = findHyphenatedNames(text)
  return names.length === 0 ? text : `${text} ${names.join(' ').replaceAll('-', WHOLE_HYPHEN)}`
}

/** A counter for one language. It caches words, so one counter for all pages is faster than one each. */
export function createPageCounter(analyzer: Analyzer): CountPage {
  const countTerms = createTermCounter(analyzer)
  return ({ title, description, keywords, sections }) => {
    const texts = [
      [title],
      sections.map((section) => section.title),
      [description],
      [keywords.join(', ')],
      sections.map(({ text }) => text),
    ]
    return { lists: texts.map((list, index) => countTerms(list.map(withNames), index < HEAD_LISTS)) }
  }
}
