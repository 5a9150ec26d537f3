import { expect, it } from 'vitest'
import { convertSearch } from './convert-search.js'

const convert = (value: unknown) => convertSearch({ value, path: ['themes', 0, 1] })

it('converts contexts to routes with labels', () => {
  const contexts = [
    'guide',
    { path: 'api/', label: 'API' },
    { label: 'none' },
    { path: '/x', label: { en: 'X', de: 'Y' } },
    { path: 'y' },
  ]
  expect(convert({ searchContextByPaths: contexts }).fields).toEqual({
    search: {
      contexts: [
        { path: '/guide', label: 'guide' },
        { path: '/api/', label: 'API' },
        { path: '/x', label: 'X' },
        { path: '/y', label: 'y' },
      ],
    },
  })
  expect(convert({ searchContextByPaths: 'guide' }).notes).toMatchObject([{ status: 'lost' }])
})

it('needs no other option', () => {
  expect(convert(undefined)).toEqual({ fields: {}, comments: {}, notes: [] })
  const { fields, notes } = convert({ hashed: true, language: ['en'], ignoreFiles: [] })
  expect(fields).toEqual({})
  expect(notes.map(({ status }) => status)).toEqual(['unneeded', 'unneeded', 'unneeded'])
})

it('reports what the search cannot do', () => {
  expect(convert({ ignoreFiles: ['a'], askAi: {}, unknown: 1 }).notes.map(({ status }) => status)).toEqual([
    'lost',
    'lost',
    'lost',
  ])
})
