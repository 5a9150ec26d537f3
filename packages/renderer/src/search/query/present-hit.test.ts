import { expect, it } from 'vitest'
import { openWrittenIndex } from '../../../test/search/open-written-index.js'
import { searchPage } from '../../../test/search/search-page.js'
import { findLanguage } from '../language/find-language.js'
import type { SearchMatch } from '../search-document.js'
import type { SnippetPart } from './create-snippet.js'
import { asExact, type Clause } from './expand-clause.js'
import { parseQuestion } from './parse-question.js'
import { type PresentedMatch, presentHit } from './present-hit.js'

const index = await openWrittenIndex([searchPage('Plans')], findLanguage('en'))

/** The hit of a query whose words are its clauses, unless others are given. */
function present(text: string, more: Partial<PresentedMatch> & { readonly clauses?: readonly Clause[] } = {}) {
  const question = parseQuestion(text, index.analyzer)
  const { clauses = question.words.map(asExact), ...fields } = more
  const match: SearchMatch = { type: 'Content', page: 0, section: 0, score: 2 }
  const card = { t: 'Plans', u: '/plans', b: ['Guides'], s: [] }
  return presentHit({ match, card, id: '', heading: '', ...fields }, { index, question, clauses, length: 60 })
}
const marked = (parts: readonly SnippetPart[] = []) => parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)

it('links to the section with the words to mark there', () => {
  const hit = present('a coupon & plan', { id: 'limits', heading: 'Limit coupons', text: 'Each plan.' })
  expect(hit.href).toBe('/plans?highlight=coupon&highlight=plan#limits')
  expect([hit.pageHref, hit.breadcrumbs, hit.score]).toEqual(['/plans', ['Guides'], 2])
  expect(present('&').href).toBe('/plans')
})

it('marks the words that matched, where those of the query do not appear', () => {
  const clauses: readonly Clause[] = [{ term: 'coupon', match: 'similar' }]
  expect(present('cuopon', { text: 'Coupons, or a coupon.', clauses }).href).toBe(
    '/plans?highlight=cuopon&highlight=coupon',
  )
  expect(present('running', { text: 'It runs.', clauses: [asExact({ stem: 'run' })] }).href).toContain('highlight=runs')
})

it('marks a hyphenated name whole where it appears, or else its words', () => {
  expect(present('sign-in', { text: 'The sign-in page' }).href).toBe('/plans?highlight=sign-in')
  expect(present('sign-in', { text: 'To sign in' }).href).toBe('/plans?highlight=sign')
})

it('has a heading in sections only, and an empty one until it is read', () => {
  expect(present('plan')).not.toHaveProperty('heading')
  expect(marked(present('plan', { id: 'p', heading: 'A plan' }).heading)).toEqual(['plan'])
  const unread = {
    card: { t: 'Plans', u: '/plans', b: [] },
    match: { type: 'Content', page: 0, section: 2, score: 1 },
  } as const
  expect(present('plan', unread).heading).toEqual([])
})

it('shows the description that matched, unless the text contains more of the query', () => {
  const match: SearchMatch = { type: 'Description', page: 0, section: 0, score: 1 }
  const snippet = (text: string) =>
    marked(present('coupon plan', { match, description: 'About a coupon.', text }).snippet)
  expect(snippet('A plan.')).toEqual(['coupon'])
  expect(snippet('A plan with a coupon.')).toEqual(['plan', 'coupon'])
})
