import { expect, it } from 'vitest'
import { findCollection, listCollectionIds } from './find-collection.js'

const collections = [
  { id: '@blog', kind: 'blog' },
  { id: 'default', kind: 'docs' },
  { id: 'api', kind: 'docs' },
] as never

it('lists ids as users write them', () => {
  expect(listCollectionIds(collections)).toEqual(['blog', 'default', 'api'])
})

it('finds a folder by its id, and the first docs folder without one', () => {
  expect(findCollection(collections, 'api')).toMatchObject({ id: 'api' })
  expect(findCollection(collections, 'blog')).toMatchObject({ id: '@blog' })
  expect(findCollection(collections, undefined)).toMatchObject({ id: 'default' })
  expect([findCollection(collections, 'none'), findCollection([], undefined)]).toEqual([undefined, undefined])
})
