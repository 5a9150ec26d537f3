import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import type { Clause } from '../../../renderer/src/search/query/expand-clause.js'
import { rankDocuments } from '../../../renderer/src/search/query/rank-documents.js'
import { LISTS } from '../../../renderer/src/search/search-document.js'
import { createLunrOracle, inOrder } from '../../../renderer/test/search/lunr-oracle.js'
import { readManifest } from '../../src/emit/output-record.js'
import { checkSearch } from '../../src/session/search/check-search.js'
import { copySite, type SiteCopy } from '../build-copy.js'
import { createCorpusSite } from '../corpus/create-corpus-site.js'
import { findSharedFolder } from '../shared-folder.js'
import { openBuiltIndex, readDocuments } from './read-documents.js'

const SITE = fileURLToPath(new URL('../../../../site', import.meta.url))
const corpus = findSharedFolder('corpora/babel-docs')
const QUERIES = 2000
// Both take a minute on a machine that is busy with all other tests.
const AT_MOST = { timeout: 240_000 }

it(
  'finds in the example site what Lunr finds, with the same scores, and what readers search for',
  AT_MOST,
  async () => {
    const copy = copySite(SITE)
    try {
      await holdAgainstLunr(copy)
      const files = Object.values(readManifest(copy.outDir) ?? {})
      const routes = files.flatMap(({ route }) => route ?? [])
      const { value, diagnostics } = await checkSearch({ ...copy, routes })
      expect(diagnostics).toEqual([])
      expect(value?.questions.length).toBeGreaterThanOrEqual(60)
      expect(value?.mrr).toBeGreaterThanOrEqual(0.9)
    } finally {
      copy.remove()
    }
  },
)

it.skipIf(corpus.isLeftOut)(
  `finds in Babel’s documentation what Lunr finds, with the same scores${corpus.note}`,
  AT_MOST,
  async () => {
    const copy = createCorpusSite(corpus.path)
    try {
      await holdAgainstLunr(copy)
    } finally {
      copy.remove()
    }
  },
)

/** Builds a site and runs the same queries on its index and on Lunr, over the same texts. */
async function holdAgainstLunr(copy: SiteCopy): Promise<void> {
  const { report } = await copy.build()
  expect(report.ok).toBe(true)
  const index = await openBuiltIndex(copy.outDir)
  const { analyzer } = index
  const documents = await readDocuments(index)
  const oracle = createLunrOracle(documents, analyzer)
  const random = createRandom(1)
  const texts = documents.flatMap(({ title, sections }) => [
    title,
    ...sections.flatMap((part) => [part.title, part.text]),
  ])
  let answered = 0
  for (let query = 0; query < QUERIES; query++) {
    const clauses = createQuery(texts, random, (word) => analyzer.termsOf(word))
    for (const list of LISTS.keys()) {
      const ranked = await rankDocuments({ clauses, list, accepts: () => true }, index)
      if (ranked.length > 0) answered++
      expect(inOrder(ranked), JSON.stringify(clauses)).toEqual(inOrder(oracle(clauses, list)))
    }
  }
  expect(answered).toBeGreaterThan(QUERIES)
}

type Random = (below: number) => number

/** One to four adjacent words of some text, unchanged, shortened, or with a typo. */
function createQuery(texts: readonly string[], random: Random, termsOf: (word: string) => readonly string[]): Clause[] {
  const words = (texts[random(texts.length)] ?? '').split(/[\s-]+/)
  const start = random(words.length)
  const terms = words.slice(start, start + 1 + random(4)).flatMap((word) => termsOf(word).slice(0, 1))
  // Stop words alone are not a query.
  if (terms.length === 0) return createQuery(texts, random, termsOf)
  return terms.map((term, index): Clause => {
    if (index === terms.length - 1 && random(2) === 0)
      return { term: term.slice(0, 2 + random(term.length)), match: 'prefix' }
    if (term.length > 4 && random(6) === 0) return { term: slip(term, random), match: 'similar' }
    return { term, match: 'exact' }
  })
}

function slip(term: string, random: Random): string {
  const at = random(term.length - 1)
  const [before, after] = [term.slice(0, at), term.slice(at + 1)]
  const made = [
    before + after,
    `${before}x${after}`,
    `${before}x${term.slice(at)}`,
    before + (after[0] ?? '') + term[at] + after.slice(1),
  ]
  return made[random(made.length)] ?? term
}

/** A seeded generator of pseudo-random numbers. */
function createRandom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
