import { expect, it } from 'vitest'
import { openWrittenIndex } from '../../test/search/open-written-index.js'
import { searchPage } from '../../test/search/search-page.js'
import { findLanguage } from './language/find-language.js'
import { openIndex, readShard } from './open-index.js'

const language = findLanguage('en')
const pages = [
  searchPage('Plans', { '': 'alpha beta', 'The price': 'gamma' }, { breadcrumbs: ['Guides'] }),
  searchPage('Coupons', { '': 'beta' }),
]

it('reads terms between two bounds, the upper one excluded, and only those of the list', async () => {
  const index = await openWrittenIndex(pages, language)
  const terms = async (list: number, low: string, high: string) => [...(await index.findTerms(list, low, high)).keys()]
  expect(await terms(4, 'alpha', 'gamma')).toEqual(['alpha', 'beta'])
  expect(await terms(4, 'b', 'b\uffff')).toEqual(['beta'])
  expect(await terms(0, '', '\uffff')).toEqual(['coupon', 'plan'])
  const postings = (await index.findTerms(4, 'beta', 'beta\u0000')).get('beta')
  expect(postings?.map(({ page, section }) => [page, section])).toEqual([
    [0, 0],
    [1, 0],
  ])
})

it('lists terms forward, and reversed', async () => {
  const index = await openWrittenIndex(pages, language)
  expect(await index.listTerms('forward', 'c', 'h')).toEqual(['coupon', 'gamma'])
  expect(await index.listTerms('backward', 'a', 'b')).toEqual(['ahpla', 'ammag', 'ateb'])
  expect(await index.listNeighbors('plan')).toContain('beta')
})

it('reads cards with their headings, and the terms of both', async () => {
  const index = await openWrittenIndex(pages, language)
  expect(await index.readCard(0)).toEqual({ t: 'Plans', u: '/plans', b: ['Guides'], s: ['', 'The price'] })
  expect([...index.listNamed()].sort()).toEqual(['coupon', 'plan', 'price'])
  await expect(index.readCard(2)).rejects.toThrow('no page 2 in the index')
})

it('reads the last fragment that does not begin after a section', async () => {
  const long = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`S${at}`, `w${at} `.repeat(300)]))
  const index = await openWrittenIndex([searchPage('Long', long), ...pages], language)
  const first: { readonly n: number; readonly s: readonly string[] } = JSON.parse(await index.readFragment(0, 11))
  expect(first.n).toBeGreaterThan(0)
  expect(first.s[11 - first.n]).toContain('w11')
  expect(JSON.parse(await index.readFragment(0, first.n - 1)).n).toBeLessThan(first.n)
  expect(JSON.parse(await index.readFragment(2, 0)).s).toEqual(['beta'])
})

it('is empty without pages', async () => {
  const index = await openWrittenIndex([], language)
  expect(await index.findTerms(4, '', '\uffff')).toEqual(new Map())
  expect(await index.listTerms('forward', '', '\uffff')).toEqual([])
  expect([await index.listNeighbors('a'), index.tableOf('a'), index.listNamed().size]).toEqual([[], '', 0])
})

it('requests each file once, and again only after a failure', async () => {
  const log: string[] = []
  const index = await openWrittenIndex(pages, language, [], log)
  await Promise.all([1, 2, 3].map(() => index.findTerms(4, 'alpha', 'beta')))
  expect(log).toEqual([...new Set(log)])

  const written = await openWrittenIndex(pages, language)
  let fails = true
  let requests = 0
  const opened = await openIndex(
    'root',
    async (name) => {
      if (name === 'root') return JSON.stringify(written.root)
      requests++
      if (fails) throw new Error('offline')
      return ''
    },
    async () => language,
  )
  await expect(opened.findTerms(4, 'a', 'b')).rejects.toThrow('offline')
  fails = false
  expect(await opened.findTerms(4, 'a', 'b')).toEqual(new Map())
  expect(requests).toBe(2)
})

it('has no entries in an empty shard', () => {
  expect(readShard('')).toEqual(new Map())
})
