import { expect, it } from 'vitest'
import { describeSearch, formatSearch } from './format-search.js'

const QUESTIONS = [
  { query: 'same', page: '/a', rank: 1, before: 1 },
  { query: 'up', page: '/b', rank: 1, before: 3 },
  { query: 'down', page: '/c', rank: 4, before: 2 },
  { query: 'lost', page: '/d', rank: null, before: 1 },
  { query: 'new', page: '/e', rank: 2, before: null },
  { query: 'without an earlier site', page: '/f', rank: 2 },
]

it('lists the queries with another rank, worse ones first', () => {
  expect(formatSearch({ questions: QUESTIONS }).filter((line) => /^[#|]/.test(line))).toEqual([
    '#### Search: 2 queries find their pages later than before',
    '| query and page | rank before | rank now |',
    '| --- | ---: | ---: |',
    '| down<br>`/c` | 2 | 4 |',
    '| lost<br>`/d` | 1 | none |',
    '| up<br>`/b` | 3 | 1 |',
    '| new<br>`/e` | none | 2 |',
  ])
  expect(describeSearch({ mrr: 0.5, questions: QUESTIONS }).slice(0, 3)).toEqual([
    '  2 of 6 queries find their page first; mean reciprocal rank 0.500.',
    '  worse   rank 2 → 4  down (/c)',
    '  worse   rank 1 → none  lost (/d)',
  ])
})

it('has no table if no rank has changed', () => {
  expect(formatSearch({ questions: QUESTIONS.slice(0, 1) })).toEqual([])
})
