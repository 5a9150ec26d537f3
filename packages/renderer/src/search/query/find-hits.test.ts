import { describe, expect, it } from 'vitest'
import { openWrittenIndex } from '../../../test/search/open-written-index.js'
import { searchPage } from '../../../test/search/search-page.js'
import { findLanguage } from '../language/find-language.js'
import type { OpenIndex } from '../open-index.js'
import type { SearchDocument } from '../search-document.js'
import { findHits, type HitList } from './find-hits.js'

/** The hits of a query, and the number of texts read for them. */
async function find(opened: OpenIndex, text: string): Promise<HitList & { readonly texts: number }> {
  let texts = 0
  const index: OpenIndex = {
    ...opened,
    readFragment: (...of) => {
      texts++
      return opened.readFragment(...of)
    },
  }
  const result = await findHits(index, { text, limit: 100, pages: 10, snippetLength: 50 })
  return { ...result, texts }
}

const pathsOf = ({ hits }: HitList): string[] => hits.map(({ pageHref }) => pageHref)

describe('a phrase', () => {
  const apart = Array.from({ length: 40 }, (_, at) => searchPage(`${at}`, { '': 'The mode is not what a test needs.' }))
  const have = ['Use test mode.', 'The Test of modes', 'Tests: the mode', 'createMember, test mode-3'].map((text, at) =>
    searchPage(`Have ${at}`, { '': `Nothing. ${text}` }),
  )

  it('is found by the followers of its words, without reading text before the hits are shown', async () => {
    const result = await find(await openWrittenIndex([...apart, ...have], findLanguage('en')), '"test mode"')
    // Stop words and endings are not in the index: the text decides once it is read.
    expect(pathsOf(result)).toEqual(['/have-0', '/have-1', '/have-2', '/have-3'])
    expect(result.texts).toBe(0)
    const shown = await Promise.all(result.hits.map((_, at) => result.show(at)))
    expect(shown.map((hit) => hit?.pageHref)).toEqual(['/have-0', undefined, undefined, '/have-3'])
  })

  it('of words without spaces is searched in the texts', async () => {
    const own = [
      searchPage('A', { '': '検索エンジンをインストールする。' }),
      searchPage('B', { '': 'エンジンを検索する。' }),
    ]
    const result = await find(await openWrittenIndex(own, findLanguage('ja')), '"検索エンジン"')
    expect(pathsOf(result)).toEqual(['/a'])
    expect(result.texts).toBe(2)
  })
})

describe('an index of many headings', () => {
  it('names sections once their text is read', async () => {
    const many = Array.from({ length: 400 }, (_, at) =>
      searchPage(`${at}`, { '': 'Start.', [`Heading ${at} ${'that is long '.repeat(20)}`]: `Unique${at}.` }),
    )
    const opened = await openWrittenIndex(many, findLanguage('en'))
    const result = await find(opened, 'unique7')
    expect(result.hits[0]).toMatchObject({ pageHref: '/7', heading: [], href: '/7?highlight=unique7' })
    const shown = await result.show(0)
    expect(shown?.heading?.map(({ text }) => text).join('')).toMatch(/^Heading 7 /)
    expect(shown?.href).toMatch(/#heading-7-/)
  })
})

describe('the parts of a site with more than 4,096 pages', () => {
  const parts = ['Pay', 'Start', 'Orders']
  const createPages = (count: number, isAbout: (at: number) => boolean): SearchDocument[] =>
    Array.from({ length: count }, (_, at) => ({
      ...searchPage(`${at}`, { '': isAbout(at) ? 'A sturgeon.' : 'Nothing.' }),
      breadcrumbs: ['Docs', parts[at % 3] ?? '', 'A long name of a folder'],
    }))
  const request = { text: 'sturgeon', limit: 100, pages: 2, snippetLength: 50 }

  it('are listed without a further file if the cards of the pages are in one', async () => {
    const log: string[] = []
    const pages = createPages(4200, (at) => at < 96 && at % 16 === 0)
    const index = await openWrittenIndex(pages, findLanguage('en'), [], log)
    log.length = 0
    const { hits, sections } = await findHits(index, request)
    expect(hits).toHaveLength(2)
    expect(sections).toEqual(parts.map((part) => ({ breadcrumbs: ['Docs', part], pages: 2 })))
    // The terms, and the file with the cards of 128 pages.
    expect(index.root.cards.size).toBe(128)
    expect(log).toHaveLength(2)
  })

  it('are not listed if the cards are in many files, but can be searched', async () => {
    const pages = createPages(4200, (at) => at % 400 === 0 || at >= 4197)
    const index = await openWrittenIndex(pages, findLanguage('en'))
    expect((await findHits(index, request)).sections).toBeUndefined()
    const { hits } = await findHits(index, { ...request, pages: 100, section: ['Docs', 'Start'] })
    expect(hits.map(({ breadcrumbs }) => breadcrumbs[1])).toEqual(['Start', 'Start', 'Start', 'Start', 'Start'])
  })
})

describe('a long question', () => {
  const letters = [...'abcdefghijklmnop']
  const words = letters.flatMap((letter) => Array.from({ length: 40 }, (_, at) => `${letter}${'x'.repeat(9)}${at}`))
  const others = words.map((word, at) => searchPage(`${at}`, { '': `${word} `.repeat(20) }))

  /** The files that a query reads, and its hits. */
  async function search(pages: readonly SearchDocument[], text: string) {
    const opened = await openWrittenIndex([...others, ...pages], findLanguage('en'))
    const files = new Set<string>()
    const index: OpenIndex = {
      ...opened,
      findTerms: (list, low, high, most) => {
        files.add(opened.tableOf(low))
        return opened.findTerms(list, low, high, most)
      },
    }
    return { files, tableOf: opened.tableOf, hits: await findHits(index, { text, limit: 8, snippetLength: 50 }) }
  }

  it('looks up quoted and long words, as many as are in three files', async () => {
    const sought = 'anaconda bear cow "dog elk" finch giraffe'
    const { files, tableOf, hits } = await search([searchPage('Zoo', { '': sought })], sought)
    expect(pathsOf(hits)).toEqual(['/zoo'])
    expect(files.size).toBe(3)
    for (const word of ['anaconda', 'dog', 'elk']) expect(files).toContain(tableOf(word))
  })

  it('looks up words of titles and headings before longer ones', async () => {
    const sought = 'anaconda chimpanzee elephant giraffes cow'
    const { files, tableOf } = await search([searchPage('Zoo', { '': sought, Cows: 'Nothing.' })], sought)
    expect(files.size).toBe(3)
    for (const word of ['cow', 'chimpanze', 'anaconda']) expect(files).toContain(tableOf(word))
  })
})
