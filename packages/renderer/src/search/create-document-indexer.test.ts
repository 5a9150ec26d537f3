import { expect, it } from 'vitest'
import { createDocumentIndexer } from './create-document-indexer.js'
import { loadLanguage } from './load-language.js'

const english = await loadLanguage('en')
const sections = [{ id: '', title: '', level: 1, text: 'Coupons are codes.' }]
const page = {
  title: 'Coupons',
  address: '/coupons',
  trail: ['Advanced'],
  description: 'Codes',
  keywords: ['code'],
  sections,
}
const fresh = (document: typeof page) => createDocumentIndexer(english)(document)

it('indexes the same text at another address, with its own fragments', () => {
  const index = createDocumentIndexer(english)
  const first = index(page)
  const next = index({ ...page, address: '/1.0/coupons' })
  expect(next.lists).toBe(first.lists)
  expect(next).toEqual(fresh({ ...page, address: '/1.0/coupons' }))
  expect(next.fragments).not.toEqual(first.fragments)
})

it.each([
  ['title', { ...page, title: 'Vouchers' }],
  ['description', { ...page, description: 'Numbers' }],
  ['keywords', { ...page, keywords: ['number'] }],
  ['sections', { ...page, sections: [{ id: '', title: '', level: 1, text: 'Plans have prices.' }] }],
])('counts anew what has another %s', (_name, other) => {
  const index = createDocumentIndexer(english)
  index(page)
  expect(index(other)).toEqual(fresh(other))
  expect(index(other).lists).not.toEqual(fresh(page).lists)
})
