import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph, findDoc } from '../graph/create-test-graph.js'
import { planArticle } from './plan-article.js'

const doc = findDoc(createTestGraph({ docs: { 'a.md': {} } }).value, 'a')
const NOTHING = { post: undefined, language: undefined }
const config = createTestConfig()

it('is absent from a page that shows neither dates nor people', () => {
  expect(planArticle(doc, NOTHING, config)).toBeUndefined()
  expect(planArticle(doc, { ...NOTHING, language: 'de' }, config)).toBeUndefined()
})

it('takes dates and people of a page from its history', () => {
  const changed = {
    ...doc,
    date: '2026-01-02',
    lastUpdate: { date: '2026-02-03', author: 'Ada' },
    contributors: ['Bo'],
  }
  expect(planArticle(changed, { ...NOTHING, language: 'de' }, config)).toEqual({
    isPost: false,
    published: '2026-01-02',
    modified: '2026-02-03',
    authors: [{ name: 'Bo' }],
    editor: 'Ada',
    language: 'de',
  })
})

it('takes those of a post from the post, with absolute URLs of pages about its authors', () => {
  const authors = [{ name: 'Ada', url: '/ada' }, { name: 'Bo', url: 'mailto:bo@example.com' }, { name: 'Cy' }]
  const post = { date: '2026-03-04', authors }
  expect(planArticle({ ...doc, date: '2020-01-01', contributors: ['Di'] }, { ...NOTHING, post }, config)).toEqual({
    isPost: true,
    published: '2026-03-04',
    authors: [{ name: 'Ada', url: 'https://docs.example/ada' }, { name: 'Bo' }, { name: 'Cy' }],
  })
})
