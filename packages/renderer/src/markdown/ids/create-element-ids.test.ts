import GithubSlugger from 'github-slugger'
import { expect, it } from 'vitest'
import { createElementIds } from './create-element-ids.js'

it('numbers slugs as GitHub does', () => {
  const ids = createElementIds()
  expect(['A b', 'a-b', 'A b!', '', ''].map((text) => ids.slug(text))).toEqual([
    'a-b',
    'a-b-1',
    'a-b-2',
    'section',
    'section-1',
  ])
})

it("returns the library's slugs, whatever the heading contains", () => {
  const ids = createElementIds()
  const slugger = new GithubSlugger()
  const texts = [
    'A  b_c-',
    ' x ',
    'a-1',
    'A',
    'a',
    'a',
    'Ünï codé!',
    '日本',
    '🎉 go',
    'İ',
    'constructor',
    '__proto__',
    'a\tb',
    'Δ',
  ]
  for (const text of [...texts, ...texts]) expect(ids.slug(text)).toBe(slugger.slug(text))
})

it('keeps slugs distinct from reserved ids, and reserves each once', () => {
  const ids = createElementIds()
  expect(ids.reserve('own')).toBe(true)
  expect(ids.reserve('own')).toBe(false)
  expect(ids.slug('Own')).toBe('own-1')
  expect(ids.reserve('own-1')).toBe(false)
})

it('keeps capital letters on request', () => {
  const ids = createElementIds({ maintainCase: true })
  expect(['Set Up', 'Set Up', 'set up', 'Überblick (Neu)'].map(ids.slug)).toEqual([
    'Set-Up',
    'Set-Up-1',
    'set-up',
    'Überblick-Neu',
  ])
})

it('creates the ids of Python-Markdown', () => {
  const ids = createElementIds({ style: 'python-markdown' })
  const texts = ['A & B', 'a b', 'Über  uns – 1.0', 'A-b', '日本語', '中文', '{x}: __init__()']
  expect(texts.map((text) => ids.slug(text))).toEqual([
    'a-b',
    'a-b_1',
    'uber-uns-10',
    'a-b_2',
    '_1',
    '_2',
    'x-__init__',
  ])
})

it('creates the ids of GitBook', () => {
  const ids = createElementIds({ style: 'gitbook' })
  const texts = [
    'Release 4.9',
    '2. Hooks for Data',
    'Sort & filter | all',
    '🚀 Can’t Go(s) – now!',
    '日本語',
    '🚀',
    'release 4.9',
  ]
  expect(texts.map((text) => ids.slug(text))).toEqual([
    'release-4.9',
    'id-2.-hooks-for-data',
    'sort-and-filter-or-all',
    'cant-go-s-now',
    '日本語',
    'section',
    'release-4.9-1',
  ])
})

it('creates the same ids for Hugo as for GitHub', () => {
  const ids = createElementIds({ style: 'hugo' })
  expect([ids.slug('Über & more'), ids.slug('Set up'), ids.slug('Set up')]).toEqual([
    'über--more',
    'set-up',
    'set-up-1',
  ])
})
