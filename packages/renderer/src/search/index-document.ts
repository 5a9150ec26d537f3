import { countTerms, type ListDocument, type ListTerms } from './count-terms.js'
import type { Analyzer } from './create-analyzer.js'
import { cutFragments, type Fragment } from './cut-fragments.js'
import { encodeNumber } from './encode-number.js'
import type { SearchDocument } from './search-document.js'

/** Everything of one page that goes into an index. It knows of no other page, so it is kept under the page's key. */
export interface IndexedDocument {
  /** In the order of `LISTS`. */
  readonly lists: readonly ListTerms[]
  /** Terms in each section's text, in order. */
  readonly sectionLengths: string
  readonly fragments: readonly Fragment[]
}

/** Counts the page's terms in every list, and cuts the text that its hits will show. */
export function indexDocument(document: SearchDocument, analyzer: Analyzer): IndexedDocument {
  const { title, description, keywords, sections } = document
  const alone = (text: string): ListDocument[] => (text === '' ? [] : [{ section: 0, terms: analyzer.terms(text) }])
  const headings = sections.flatMap(({ title: heading }, section) =>
    heading === '' ? [] : [{ section, terms: analyzer.terms(heading) }],
  )
  const contents = sections.flatMap(({ text }, section) =>
    text === '' ? [] : [{ section, terms: analyzer.terms(text) }],
  )
  const lengths = new Map(contents.map(({ section, terms }) => [section, terms.length]))
  return {
    lists: [
      countTerms(alone(title), true),
      countTerms(headings, true),
      countTerms(alone(description), true),
      countTerms(alone(keywords.join(', ')), true),
      countTerms(contents, false),
    ],
    sectionLengths: sections.map((_, section) => encodeNumber(lengths.get(section) ?? 0)).join(''),
    fragments: cutFragments(document),
  }
}
