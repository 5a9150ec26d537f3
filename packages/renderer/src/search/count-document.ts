import { type CountedTerms, countTerms, type ListDocument, type ListTerms } from './count-terms.js'
import type { Analyzer } from './create-analyzer.js'
import { encodeNumber } from './encode-number.js'
import type { SearchDocument } from './search-document.js'

/** The terms of one page. */
export interface CountedDocument {
  /** In the order of `LISTS`. */
  readonly lists: readonly ListTerms[]
  /** Terms in each section's text, in order. */
  readonly sectionLengths: string
}

/** What a page says, wherever it stands. */
export type SaidDocument = Pick<SearchDocument, 'title' | 'description' | 'keywords' | 'sections'>

/** Counts the page's terms in every list. */
export function countDocument(document: SaidDocument, analyzer: Analyzer): CountedDocument {
  const { title, description, keywords, sections } = document
  const count = (texts: readonly string[]): ListTerms =>
    withoutLengths(countTerms(listDocuments(texts), { analyzer, keepsLengths: true }))
  const contents = countTerms(listDocuments(sections.map(({ text }) => text)), { analyzer, keepsLengths: false })
  return {
    lists: [
      count([title]),
      count(sections.map((section) => section.title)),
      count([description]),
      count([keywords.join(', ')]),
      withoutLengths(contents),
    ],
    sectionLengths: sections.map((_, section) => encodeNumber(contents.lengths.get(section) ?? 0)).join(''),
  }
}

/** Texts of sections as documents; where there is no text, there is none. */
function listDocuments(texts: readonly string[]): ListDocument[] {
  return texts.flatMap((text, section) => (text === '' ? [] : [{ section, text }]))
}

/** What is kept of a list. */
function withoutLengths({ documents, length, terms, places }: CountedTerms): ListTerms {
  return { documents, length, terms, places }
}
