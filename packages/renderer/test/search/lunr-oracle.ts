import lunr from 'lunr'
import { type Analyzer, lowerWords, splitWords } from '../../src/search/language/create-analyzer.js'
import { findHyphenatedNames } from '../../src/search/language/hyphenated-name.js'
import type { Clause } from '../../src/search/query/expand-clause.js'
import type { RankedDocument } from '../../src/search/query/rank-documents.js'
import { HEAD_LISTS, LISTS, type SearchDocument } from '../../src/search/search-document.js'

/** Lunr itself over the same documents, in memory: the reference for every result. */
export type Oracle = (clauses: readonly Clause[], list: number) => RankedDocument[]

/**
 * Builds a Lunr index for each list. Only the words come from our own analyzer, which has separate tests. With
 * `pipeline`, stop words and stems are Lunr's, too; then the documents must not contain code identifiers.
 */
export function createLunrOracle(
  documents: readonly SearchDocument[],
  analyzer: Analyzer,
  pipeline?: lunr.Pipeline,
): Oracle {
  const termsOf = (text: string): readonly string[] =>
    pipeline
      ? lowerWords(text, analyzer)
      : [...splitWords(text), ...findHyphenatedNames(text)].flatMap((word) => analyzer.termsOf(word))
  const indexes = LISTS.map((_, list) =>
    lunr((builder) => {
      builder.ref('id')
      builder.field('t')
      // All contents count as equally long.
      if (list >= HEAD_LISTS) builder.b(0)
      builder.tokenizer = ((field: unknown) =>
        termsOf(String(field)).map((term) => new lunr.Token(term, {}))) as typeof lunr.tokenizer
      builder.pipeline = pipeline ?? new lunr.Pipeline()
      builder.searchPipeline.reset()
      for (const [page, document] of documents.entries()) {
        for (const { section, text } of textsOf(document, list)) builder.add({ id: `${page}:${section}`, t: text })
      }
    }),
  )
  return (clauses, list) => {
    const index = indexes[list]
    if (!index) throw new Error(`no list ${list}`)
    const results = index.query((query) => {
      for (const { term, match } of clauses) {
        query.term(term, {
          presence: lunr.Query.presence.REQUIRED,
          usePipeline: false,
          ...(match === 'prefix' && { wildcard: lunr.Query.wildcard.TRAILING }),
          ...(match === 'similar' && { editDistance: 1 }),
        })
      }
    })
    return results.map(({ ref, score }) => {
      const [page = 0, section = 0] = ref.split(':').map(Number)
      return { page, section, score }
    })
  }
}

function textsOf(document: SearchDocument, list: number): { readonly section: number; readonly text: string }[] {
  const { title, description, keywords, sections } = document
  const alone = (text: string) => (text === '' ? [] : [{ section: 0, text }])
  switch (LISTS[list]) {
    case 'Title':
      return alone(title)
    case 'Description':
      return alone(description)
    case 'Keywords':
      return alone(keywords.join(', '))
    case 'Heading':
      return sections.flatMap(({ title: text }, section) => (text === '' ? [] : [{ section, text }]))
    default:
      return sections.flatMap(({ text }, section) => (text === '' ? [] : [{ section, text }]))
  }
}

/**
 * Results in the order that docgen guarantees: by score, equal ones by their position. Lunr sums in another order, so
 * its last bits are dropped.
 */
export function inOrder(ranked: readonly RankedDocument[]): { readonly place: string; readonly score: string }[] {
  return ranked
    .map(({ page, section, score }) => ({ page, section, rounded: score.toFixed(9) }))
    .sort((a, b) => Number(b.rounded) - Number(a.rounded) || a.page - b.page || a.section - b.section)
    .map(({ page, section, rounded }) => ({ place: `${page}:${section}`, score: rounded }))
}
