import { expect, it } from 'vitest'
import { listProblems } from '../../../test/list-problems.js'
import { frontMatterSchema } from './front-matter.js'

it('ignores values that other tools give to shared fields', () => {
  expect(frontMatterSchema.parse({ date: 'spring', labels: 'New', layout: 'post' })).toMatchObject({
    labels: [],
    layout: 'doc',
  })
  expect(frontMatterSchema.parse({ date: '2026-05-05', labels: ['New', 7], layout: 'bare' })).toMatchObject({
    date: '2026-05-05T00:00:00Z',
    labels: ['New'],
    layout: 'bare',
  })
})

it('accepts one or more old paths and covered files', () => {
  expect(frontMatterSchema.parse({ redirect_from: '/a', covers: 'src/**' })).toMatchObject({
    redirect_from: ['/a'],
    covers: ['src/**'],
  })
  expect(frontMatterSchema.parse({}).redirect_from).toEqual([])
})

it.each([
  [{ id: 'a/b' }, ['id: expected an id without slashes, found "a/b"']],
  [{ draft: true, unlisted: true }, ['unlisted: a page is draft or unlisted, not both']],
  [
    { toc_min_heading_level: 4, toc_max_heading_level: 3 },
    ['toc_min_heading_level: expected a level that is not above toc_max_heading_level (3)'],
  ],
  [{ toc_max_heading_level: 7 }, ['toc_max_heading_level: expected a number that is at most 6, found 7']],
  [{ last_update: {} }, ['last_update: expected date, author or both']],
  [{ translated_from: 'abc' }, ['translated_from: expected a git object id, found "abc"']],
])('rejects %j', (fields, problems) => {
  expect(listProblems(frontMatterSchema, fields)).toEqual(problems)
})

it('accepts equal heading levels, and ignores unknown fields', () => {
  expect(listProblems(frontMatterSchema, { toc_min_heading_level: 3, toc_max_heading_level: 3, other: 1 })).toEqual([])
})
