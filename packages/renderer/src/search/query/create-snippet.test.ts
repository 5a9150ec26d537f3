import { describe, expect, it } from 'vitest'
import { createAnalyzer } from '../language/create-analyzer.js'
import { findLanguage } from '../language/find-language.js'
import { createSnippet } from './create-snippet.js'
import type { Clause } from './expand-clause.js'
import { findMatches } from './find-matches.js'

const analyzer = createAnalyzer(findLanguage('en'))
const LONG =
  'The first sentence says nothing of it. Then a coupon is mentioned alone. Much later a coupon makes a plan cheaper for everybody who has it.'

function snippet(text: string, clauses: readonly Clause[], limit: number): string {
  const parts = createSnippet(text, findMatches(text, clauses, analyzer), limit)
  return parts.map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part)).join('')
}

const asExact = (...terms: string[]): Clause[] => terms.map((term) => ({ term, match: 'exact' }))

describe('a snippet', () => {
  it('shows the part with the most distinct words, whole words only', () => {
    expect(snippet(LONG, asExact('coupon', 'plan'), 50)).toBe('…Much later a [coupon] makes a [plan] cheaper for…')
  })
  it('starts at the beginning when nothing matches, and has no ellipsis when nothing is cut', () => {
    expect(snippet(LONG, asExact('nowhere'), 20)).toBe('The first sentence…')
    expect(snippet('A short text.', asExact('short'), 50)).toBe('A [short] text.')
    expect(snippet('', asExact('short'), 50)).toBe('')
  })
  it('is never longer than its limit, except for the ellipses', () => {
    for (let limit = 10; limit < 160; limit += 7) {
      const text = snippet(LONG, asExact('coupon', 'plan'), limit).replace(/[[\]…]/g, '')
      expect(text.length).toBeLessThanOrEqual(limit)
    }
  })
  it('shows the beginning of a word longer than its limit', () => {
    expect(snippet('x'.repeat(80), [], 50)).toBe(`${'x'.repeat(50)}…`)
  })
  it('shows and marks a match in text without spaces, and no more than the limit', () => {
    const text = `${'您可以随时取消订阅，'.repeat(4)}退款请求必须在购买后十四天内提出，${'您可以随时取消订阅，'.repeat(4)}`
    expect(snippet(text, asExact('退款'), 30)).toMatch(/^….{14}\[退款\].{14}…$/)
    expect(snippet(`a ${text}`, asExact('nowhere'), 30)).toMatch(/^a .{28}…$/)
    expect(snippet('🎉'.repeat(40), [], 21)).toBe(`${'🎉'.repeat(10)}…`)
  })
  it('shows the beginning of a match longer than its limit', () => {
    const url = `api.example.com/${'x'.repeat(40)}/narwhal`
    expect(snippet(`At last: ${url} ends`, asExact('narwhal'), 20)).toBe('…[api.example.com/xxxx]…')
  })
  it('marks words by stem, prefix and similarity, and code identifiers as a whole', () => {
    expect(snippet('Coupons, (coupon)!', asExact('coupon'), 50)).toBe('[Coupons], ([coupon])!')
    expect(snippet('Call `getUserCount()`.', asExact('user'), 50)).toBe('Call `[getUserCount]()`.')
    expect(snippet('Plans and planets', [{ term: 'pla', match: 'prefix' }], 50)).toBe('[Plans] and [planets]')
    expect(snippet('A refund', [{ term: 'refnud', match: 'similar' }], 50)).toBe('A [refund]')
  })
})
