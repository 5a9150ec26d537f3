import { expect, it } from 'vitest'
import { createTermScorer } from './create-term-scorer.js'
import type { Posting } from './decode-postings.js'
import type { OpenIndex } from './open-index.js'

const index = { root: { totals: [{ documents: 4, length: 40 }] } } as unknown as OpenIndex
const posting = (count: number, length?: number): Posting => ({ page: 0, section: 0, count, length }) as Posting
const once = [posting(1)]

it('weighs a term as BM25 does', () => {
  const rarity = Math.log(1 + 3.5 / 1.5)
  expect(createTermScorer(index, 0)(once)(posting(1, 10))).toBe(Math.round(rarity * 1000))
  const longer = (rarity * 2.2 * 2) / (1.2 * (0.25 + 0.75 * 2) + 2)
  expect(createTermScorer(index, 0)(once)(posting(2, 20))).toBe(Math.round(longer * 1000))
})

it('counts a document without a length as an average one', () => {
  const weigh = createTermScorer(index, 0)(once)
  expect(weigh(posting(3))).toBe(weigh(posting(3, 10)))
})

it('weighs a term less, the more documents contain it', () => {
  const weighIn = (count: number): number => createTermScorer(index, 0)(Array(count).fill(posting(1)))(posting(1))
  expect(weighIn(1)).toBeGreaterThan(weighIn(2))
})
