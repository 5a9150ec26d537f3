import { describe, expect, it } from 'vitest'
import { createAnalyzer } from '../language/create-analyzer.js'
import { findLanguage } from '../language/find-language.js'
import type { Clause } from './expand-clause.js'
import { findMatches, hasPhrase } from './find-matches.js'

const analyzer = createAnalyzer(findLanguage('en'))

const exact = (...terms: string[]): readonly Clause[] => terms.map((term) => ({ term, match: 'exact' }))

const find = (text: string, clauses: readonly Clause[]): readonly string[] =>
  findMatches(text, clauses, analyzer).map(({ start, end, clause }) => `${clause} ${text.slice(start, end)}`)

describe('findMatches', () => {
  it.each<[string, readonly Clause[], readonly string[]]>([
    ['Coupons, and a coupon.', exact('coupon'), ['0 Coupons', '0 coupon']],
    ['A plan; the plan', exact('coupon', 'plan'), ['1 plan', '1 plan']],
    ['Nothing here', exact('coupon'), []],
    ['', exact('coupon'), []],
    ['subscribe, subtitle, tube', [{ term: 'sub', match: 'prefix' }], ['0 subscribe', '0 subtitle']],
    ['coupan or cuppa', [{ term: 'coupon', match: 'similar' }], ['0 coupan']],
    ['the not-found page was found', exact('not-found', 'found'), ['0 not-found']],
    ['not-found, or found', exact('not-found'), ['0 not-found']],
  ])('finds in %j the matches of %j', (text, clauses, expected) => {
    expect(find(text, clauses)).toEqual(expected)
  })
})

it.each([
  ['To sign in, press the button.', ['sign', 'in'], true],
  ['Sign the form in ink', ['sign', 'in'], false],
  ['designing', ['sign'], false],
  ['', ['sign'], false],
])('decides whether %j contains the phrase %j', (text, phrase, expected) => {
  expect(hasPhrase(text, phrase, analyzer)).toBe(expected)
})
