import { describe, expect, it } from 'vitest'
import { openWrittenIndex } from '../../test/search/open-written-index.js'
import { findLanguage } from './language/find-language.js'
import { readCards, readHeadings, readName, writeCards, writeHeadings, writeName } from './page-card.js'
import { findHits } from './query/find-hits.js'

const cards = [
  { t: 'Home', u: '', b: [] },
  { t: 'Plans', u: '/guides/plans', b: ['Guides'] },
  { t: 'Coupons', u: '/guides/coupons', b: ['Guides'] },
  { t: 'Tab and\nline', u: '/guides/', b: [] },
  { t: '', u: 'x', b: ['A "b"', 'C'] },
  { t: 'Last', u: '/', b: [] },
]

describe('the table of cards', () => {
  it('contains every card, and each folder and breadcrumbs once', () => {
    const lines = writeCards(cards)
    expect(lines.filter((line) => line.includes('/guides/'))).toHaveLength(1)
    expect(lines.filter((line) => line === '\tGuides')).toHaveLength(1)
    expect(readCards(lines)).toEqual(cards.map((card) => ({ ...card, t: card.t.replace('\n', ' ') })))
  })

  it('is empty without pages', () => {
    expect(readCards(writeCards([]))).toEqual([])
  })
})

describe('the line of headings', () => {
  it.each([
    ['', ''],
    ['at-night', 'At night'],
    ['own', 'At night'],
    ['c-guide', 'C# guide'],
    ['1-plan', '#1 plan'],
    ['own', '#1 plan'],
    ['', '#'],
    ['x', ''],
  ])('keeps the id “%s” of “%s”', (id, title) => {
    const names = [writeName({ id: '', title: '' }), writeName({ id, title })]
    const read = readHeadings(writeHeadings(names))
    expect(read.map(readName)).toEqual(names.map(readName))
  })

  it('contains each heading on one line', () => {
    expect(readHeadings(writeHeadings(['', 'At\tnight\nand day']))).toEqual(['', 'At night and day'])
    expect(readHeadings(writeHeadings([]))).toEqual([''])
  })
})

it('costs a large index one file for any number of hits, and none below 2,000 pages', async () => {
  const open = async (pages: number) => {
    const files: string[] = []
    const documents = Array.from({ length: pages }, (_, page) => ({
      title: `Page ${page} of a manual with many pages`,
      url: `/section-${page % 50}/page-${page}`,
      breadcrumbs: [`Section ${page % 50}`],
      description: '',
      keywords: [],
      sections: [{ id: '', title: '', level: 1, text: page % 97 === 0 ? 'walrus' : 'seal' }],
    }))
    const index = await openWrittenIndex(documents, findLanguage('en'), [], files)
    files.length = 0
    const { hits, show } = await findHits(index, { text: 'walrus', limit: 10, snippetLength: 50 })
    const cost = files.length
    expect(hits.map(({ pageHref }) => pageHref)).toContain('/section-0/page-0')
    expect((await show(9))?.snippet.map(({ text }) => text).join('')).toBe('walrus')
    return cost
  }
  const small = await open(1500)
  expect(small).toBeLessThanOrEqual(2)
  expect(await open(4000)).toBe(small + 1)
})
