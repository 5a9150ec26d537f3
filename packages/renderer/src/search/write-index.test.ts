import { expect, it } from 'vitest'
import { hash, openWrittenIndex } from '../../test/search/open-written-index.js'
import { searchPage } from '../../test/search/search-page.js'
import { createDocumentIndexer } from './create-document-indexer.js'
import { type IndexRoot, NAME_LENGTH } from './index-root.js'
import { findLanguage } from './language/find-language.js'
import type { SearchDocument } from './search-document.js'
import { type IndexInput, type StoredDocument, writeIndex } from './write-index.js'

const language = findLanguage('en')

function store(documents: readonly SearchDocument[]): StoredDocument[] {
  const index = createDocumentIndexer()
  return documents.map((document) => {
    const indexed = index(document, language)
    return { ...indexed, fragments: indexed.fragments.map(({ start, json }) => ({ start, hash: hash(json) })) }
  })
}

const inputOf = (documents: readonly SearchDocument[], more: Partial<IndexInput> = {}): IndexInput => ({
  documents: store(documents),
  language: 'en',
  base: '/docs',
  contexts: [{ path: 'api', range: [0, 1] }],
  hash,
  ...more,
})
function rootOf({ root, files }: ReturnType<typeof writeIndex>): IndexRoot {
  return JSON.parse(files.get(root)?.split('\n')[0] ?? '')
}

it('names each file by its content', () => {
  const written = writeIndex(inputOf([searchPage('A', { '': 'text' })]))
  for (const [name, text] of written.files) expect(name).toBe(hash(text))
  const root = rootOf(written)
  expect(root).toMatchObject({ version: 8, language: 'en', base: '/docs', pages: 1 })
  expect(root.contexts).toEqual([{ path: 'api', range: [0, 1] }])
  const named = [root.terms, root.forward, root.backward].flatMap(({ names }) => names.match(/.{10}/g) ?? [])
  const files = [...written.files.keys()].map((name) => name.slice(0, NAME_LENGTH))
  expect(named.filter((name) => !files.includes(name))).toEqual([])
})

it('names the script of a language only if there is one', () => {
  expect(rootOf(writeIndex(inputOf([])))).not.toHaveProperty('languageModule')
  expect(rootOf(writeIndex(inputOf([], { languageModule: 'de.js' }))).languageModule).toBe('de.js')
})

it('writes the same files whatever it has written before', () => {
  const input = inputOf([searchPage('A', { '': 'some words' }), searchPage('B', { '': 'other words' })])
  const first = writeIndex(input)
  writeIndex(inputOf([searchPage('C', { '': 'something else' })]))
  expect(writeIndex(input)).toEqual(first)
})

it('writes names of texts to files once they are too many for the root file, and then cards', async () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      searchPage(`P${at}`, { '': `w${at}`, More: 'x' }, { url: `/${at}${'-'.repeat(1000)}` }),
    )
  const small = await openWrittenIndex(pages(10), language)
  expect([small.root.cards.names, small.root.texts.names]).toEqual(['', ''])
  const medium = await openWrittenIndex(pages(70), language)
  expect([medium.root.cards.names, medium.root.texts.names.length]).toEqual(['', 2 * NAME_LENGTH])
  const large = await openWrittenIndex(pages(140), language)
  expect([large.root.cards.names.length, large.root.texts.names.length]).toEqual([NAME_LENGTH, 3 * NAME_LENGTH])
  for (const index of [medium, large]) {
    expect(await index.readCard(65)).toMatchObject({ t: 'P65' })
    expect(JSON.parse(await index.readFragment(65, 1)).s).toEqual(['w65', 'x'])
  }
})
