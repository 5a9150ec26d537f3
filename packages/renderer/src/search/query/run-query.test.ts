import { expect, it } from 'vitest'
import { hash, openWrittenIndex } from '../../../test/search/open-written-index.js'
import { searchPage } from '../../../test/search/search-page.js'
import { findLanguage } from '../language/find-language.js'
import { parseQuestion } from './parse-question.js'
import { type QueryScope, runQuery } from './run-query.js'

const index = await openWrittenIndex(
  [
    searchPage('Coupons', { '': 'They make a plan cheaper.', 'Limit a coupon': 'By plan and date.' }),
    searchPage('Plans', { '': 'Each plan has a price. A coupon lowers it.' }),
    searchPage('Refunds', { '': 'Money goes back.' }, { description: 'Return the money of a plan.' }),
    searchPage('Sign in', { '': 'With a password.' }),
    searchPage('Access', { '': 'The sign-in page.' }),
  ],
  findLanguage('en'),
)

async function run(text: string, more: Partial<QueryScope> = {}) {
  const scope = { limit: 20, accepts: () => true, ...more }
  const { matches, clauses } = await runQuery(parseQuestion(text, index.analyzer), scope, index)
  return {
    found: matches.map(({ page, section, type }) => `${page}.${section} ${type}`),
    clauses: clauses.map(({ term, match }) => `${match} ${term}`),
  }
}

it('lists titles, then headings, then whole pages, then texts, and each section once', async () => {
  expect((await run('coupon ')).found).toEqual(['0.0 Title', '0.1 Heading', '1.0 Content'])
  const { found } = await run('plan ')
  expect(found[0]).toBe('1.0 Title')
  expect(found).toContain('2.0 Description')
  expect(new Set(found.map((each) => each.split(' ')[0])).size).toBe(found.length)
})

it('completes the last word only while it is being typed', async () => {
  expect((await run('coup')).found).toContain('0.0 Title')
  expect((await run('coup')).clauses).toContain('prefix coup')
  expect((await run('coup ')).clauses).not.toContain('prefix coup')
})

it('replaces unknown words, or finds pages with only some of them', async () => {
  expect((await run('cuopon ')).found[0]).toBe('0.0 Title')
  expect((await run('refund zzzzzz ')).found).toEqual(['2.0 Title'])
  expect((await run('zzzzzz ')).found).toEqual([])
})

it('puts what contains a hyphenated name whole before titles with its words', async () => {
  const question = parseQuestion('sign-in ', index.analyzer)
  const { matches } = await runQuery(question, { limit: 20, accepts: () => true }, index)
  expect(matches.map(({ page, isNamed }) => [page, isNamed === true])).toEqual([
    [3, false],
    [4, true],
  ])
})

it('stops at the limit, and skips pages outside of the scope', async () => {
  expect((await run('plan ', { limit: 2 })).found).toHaveLength(2)
  expect((await run('coupon ', { accepts: (page) => page !== 0 })).found).toEqual(['1.0 Content'])
})

it('finds nothing for stop words and without words', async () => {
  expect(await run('the ')).toEqual({ found: [], clauses: [] })
  expect(await run('')).toEqual({ found: [], clauses: [] })
})

it('looks up the words of a long query in three files, or in all on request', async () => {
  const words = Array.from({ length: 600 }, (_, at) => hash(`${at}`).replace(/\d/g, 'g').slice(0, 30))
  const opened = await openWrittenIndex([searchPage('A', { '': words.join(' ') })], findLanguage('simple'))
  const asked = words.slice(0, 12)
  const question = parseQuestion(`${asked.join(' ')} `, opened.analyzer)
  const files = new Set(asked.map(opened.tableOf))
  expect(files.size).toBeGreaterThan(3)
  const countFiles = async (readsAll: boolean): Promise<number> => {
    const read = new Set<string>()
    const index = {
      ...opened,
      findTerms: (...range: Parameters<typeof opened.findTerms>) => {
        read.add(opened.tableOf(range[1]))
        return opened.findTerms(...range)
      },
    }
    await runQuery(question, { limit: 5, accepts: () => true, readsAll }, index)
    return read.size
  }
  expect(await countFiles(false)).toBe(3)
  expect(await countFiles(true)).toBe(files.size)
})
