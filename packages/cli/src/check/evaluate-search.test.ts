import { expect, it } from 'vitest'
import { evaluateSearch } from './evaluate-search.js'

const question = {
  query: 'plan',
  page: '/plans',
  within: 2,
  never: [],
  line: 4,
  exists: true,
  results: ['/plans', '/b'],
}

it('reports nothing if every page is found at its rank', () => {
  const evaluation = evaluateSearch([question, { ...question, results: ['/b', '/plans'] }], 0.75, 'search.tests.yml')
  expect(evaluation).toMatchObject({ mrr: 0.75, diagnostics: [] })
  expect(evaluation.questions.map(({ rank }) => rank)).toEqual([1, 2])
})

it('names the page that is too low, its rank, and what was found instead', () => {
  const { mrr, diagnostics } = evaluateSearch(
    [
      { ...question, results: ['/a', '/b', '/plans'] },
      { ...question, line: 5, results: [] },
      { ...question, line: 6, never: ['/b'] },
      { ...question, line: 7, page: '/plan', exists: false, nearest: '/plans' },
      { ...question, line: 8, within: 1, results: ['/a', '/plans'] },
    ],
    0.5,
    'search.tests.yml',
  )
  expect(mrr).toBeCloseTo((1 / 3 + 0 + 1 + 0 + 1 / 2) / 5)
  expect(diagnostics[3]?.hint).toBe('Did you mean /plans?')
  expect(diagnostics.map(({ code, line, message }) => `${code} ${line} ${message}`)).toEqual([
    'search-result 4 "plan" finds /a, /b: expected /plans among the first 2 results, but it is number 3',
    'search-result 5 "plan" finds nothing: expected /plans among the first 2 results',
    'search-result 6 "plan" finds /b, which must not be found',
    'search-result 7 "plan" should find /plan, but the site has no such page',
    'search-result 8 "plan" finds /a: expected /plans as the first result, but it is number 2',
    'search-quality 1 the mean reciprocal rank is 0.367, expected at least 0.5',
  ])
})

it('accepts a page with or without a trailing slash, and with percent-encoded letters', () => {
  const results = ['/b/', '/%C3%BCber/']
  const { questions, diagnostics } = evaluateSearch(
    [
      { ...question, page: '/b', results, never: ['/c', '/über'] },
      { ...question, page: '/über/', results: ['/%C3%BCber'] },
    ],
    0,
    'search.tests.yml',
  )
  expect(questions.map(({ rank }) => rank)).toEqual([1, 1])
  expect(diagnostics.map(({ message }) => message)).toEqual(['"plan" finds /über, which must not be found'])
})
