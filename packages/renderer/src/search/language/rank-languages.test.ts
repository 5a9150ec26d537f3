import * as fc from 'fast-check'
import lunr from 'lunr'
import { expect, it } from 'vitest'
import { createLunrPipeline } from '../../../test/search/create-lunr-pipeline.js'
import { DECLARATIONS } from '../../../test/search/declarations.js'
import { createLunrOracle, inOrder } from '../../../test/search/lunr-oracle.js'
import { openWrittenIndex } from '../../../test/search/open-written-index.js'
import type { Clause } from '../query/expand-clause.js'
import { rankDocuments } from '../query/rank-documents.js'
import { LISTS, type SearchDocument } from '../search-document.js'
import { createAnalyzer, lowerWords } from './create-analyzer.js'
import { loadLanguage } from './load-language.js'

it.each(['de', 'fr', 'ru', 'ar'])('finds what Lunr finds in %s, with the same scores, by its stems', async (name) => {
  const language = await loadLanguage(name)
  const analyzer = createAnalyzer(language)
  const pipeline = createLunrPipeline(name)
  const word = fc.constantFrom(...new Set(lowerWords(DECLARATIONS[name] ?? '', analyzer)))
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))
  const document: fc.Arbitrary<SearchDocument> = fc
    .record({ title: text, texts: fc.array(text, { maxLength: 4 }) })
    .map(({ title, texts }) => ({
      title,
      description: '',
      keywords: [],
      url: 'page',
      breadcrumbs: [],
      sections: texts.map((sectionText, index) => ({ id: `s${index}`, title: '', level: 2, text: sectionText })),
    }))
  let total = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(document, { minLength: 1, maxLength: 12 }),
      fc.array(fc.record({ word, isOpen: fc.boolean() }), { minLength: 1, maxLength: 3 }),
      async (documents, words) => {
        // The query is Lunr's own stem; a stop word has none.
        const clauses = words.flatMap(({ word: typed, isOpen }): Clause[] => {
          const [term] = pipeline.run([new lunr.Token(typed, {})]).map(String)
          if (term === undefined) return []
          return [isOpen ? { term: term.slice(0, 3), match: 'prefix' } : { term, match: 'exact' }]
        })
        fc.pre(clauses.length > 0)
        const index = await openWrittenIndex(documents, language)
        const oracle = createLunrOracle(documents, analyzer, pipeline)
        for (const list of LISTS.keys()) {
          const ranked = await rankDocuments({ clauses, list, accepts: () => true }, index)
          total += ranked.length
          expect(inOrder(ranked)).toEqual(inOrder(oracle(clauses, list)))
        }
      },
    ),
    // A fixed seed: others may query what few documents contain.
    { numRuns: 60, seed: 1 },
  )
  expect(total).toBeGreaterThan(60)
})
