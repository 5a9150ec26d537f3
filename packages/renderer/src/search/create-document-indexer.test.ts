import { expect, it } from 'vitest'
import { createDocumentIndexer } from './create-document-indexer.js'
import { loadLanguage } from './language/load-language.js'

const [english, german] = await Promise.all([loadLanguage('en'), loadLanguage('de')])
const sections = [
  { id: '', title: '', level: 1, text: 'Coupons are codes, and codes are coupons.' },
  { id: 'a', title: 'Codes', level: 2, text: 'None of these are new: 16 codes.' },
]
const page = {
  title: 'Coupons',
  url: '/coupons',
  breadcrumbs: ['Advanced'],
  description: 'Codes',
  keywords: ['code'],
  sections,
}
const fresh = (document: typeof page) => createDocumentIndexer()(document, english)

it('indexes the same text at another URL with a new card and the same fragments', () => {
  const index = createDocumentIndexer()
  const first = index(page, english)
  const next = index({ ...page, url: '/1.0/coupons' }, english)
  expect(next.lists).toEqual(first.lists)
  expect(next).toEqual(fresh({ ...page, url: '/1.0/coupons' }))
  expect(next.card).not.toBe(first.card)
  expect(next.fragments).toBe(first.fragments)
})

it('splits equal sections once, even if headings were inserted separately', () => {
  const index = createDocumentIndexer()
  const first = index(page, english)
  expect(index({ ...page, sections: structuredClone(sections) }, english).fragments).toBe(first.fragments)
})

it.each([
  ['title', { ...page, title: 'Vouchers' }],
  ['description', { ...page, description: 'Numbers' }],
  ['keywords', { ...page, keywords: ['number'] }],
  ['sections', { ...page, sections: [{ id: '', title: '', level: 1, text: 'Plans have prices.' }] }],
  ['heading', { ...page, sections: sections.map((section) => ({ ...section, title: section.title && 'Zahlen' })) }],
])('indexes a document again if its %s changed', (_name, other) => {
  const index = createDocumentIndexer()
  index(page, english)
  expect(index(other, english)).toEqual(fresh(other))
  expect(index(other, english).lists).not.toEqual(fresh(page).lists)
})

it('indexes the same text once per language, and every page as if it were the first', () => {
  const index = createDocumentIndexer()
  const indexed = [english, german, english, german].map((language) => index(page, language))
  const alone = [english, german].map((language) => createDocumentIndexer()(page, language))
  expect(indexed).toEqual([...alone, ...alone])
  expect(alone[0]?.lists).not.toEqual(alone[1]?.lists)
  expect(index({ ...page, title: 'Vouchers' }, english)).toEqual(fresh({ ...page, title: 'Vouchers' }))
})
