import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLunrOracle, inOrder } from '../../../test/search/lunr-oracle.js'
import { openWrittenIndex } from '../../../test/search/open-written-index.js'
import { createAnalyzer } from '../language/create-analyzer.js'
import { findLanguage } from '../language/find-language.js'
import { LISTS, type SearchDocument } from '../search-document.js'
import type { Clause } from './expand-clause.js'
import { rankDocuments } from './rank-documents.js'

const language = findLanguage('en')
const analyzer = createAnalyzer(language)

// Few letters, so that words are often equal, share prefixes, or are one edit apart.
const word = fc.string({ unit: fc.constantFrom('b', 'c', 'd', 'f'), minLength: 2, maxLength: 6 })
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))
const document: fc.Arbitrary<SearchDocument> = fc
  .record({
    title: text,
    description: text,
    keywords: fc.array(word, { maxLength: 3 }),
    texts: fc.array(text, { maxLength: 5 }),
  })
  .map(({ title, description, keywords, texts }) => ({
    title,
    description,
    keywords,
    url: 'page',
    breadcrumbs: [],
    sections: texts.map((sectionText, index) => ({
      id: `s${index}`,
      title: index === 0 ? '' : title,
      level: 2,
      text: sectionText,
    })),
  }))
const clause: fc.Arbitrary<Clause> = fc.oneof(
  word.map((term) => ({ term, match: 'exact' as const })),
  word.map((term) => ({ term, match: 'prefix' as const })),
  fc
    .string({ unit: fc.constantFrom('b', 'c', 'd', 'f'), minLength: 4, maxLength: 6 })
    .map((term) => ({ term, match: 'similar' as const })),
)

it('finds what Lunr finds, with the same scores, in every list', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(document, { minLength: 1, maxLength: 30 }),
      fc.array(clause, { minLength: 1, maxLength: 3 }),
      async (documents, clauses) => {
        const index = await openWrittenIndex(documents, language)
        const oracle = createLunrOracle(documents, analyzer)
        for (const list of LISTS.keys()) {
          const ranked = await rankDocuments({ clauses, list, accepts: () => true }, index)
          expect(inOrder(ranked)).toEqual(inOrder(oracle(clauses, list)))
        }
      },
    ),
    { numRuns: 300 },
  )
})
