import { expect, it } from 'vitest'
import { listProblems } from '../../../test/list-problems.js'
import { authorsFileSchema, postSchema } from './post.js'

it.each([
  ['jo', [{ key: 'jo' }]],
  [
    ['jo', { name: 'Kim' }],
    [{ key: 'jo' }, { name: 'Kim' }],
  ],
  [{ name: 'Kim' }, [{ name: 'Kim' }]],
  [[], []],
])('reads the authors %j', (authors, expected) => {
  expect(postSchema.parse({ authors }).authors).toEqual(expected)
  expect(postSchema.parse({}).authors).toEqual([])
})

it('ignores fields that only Docusaurus supports', () => {
  expect(
    authorsFileSchema.parse({ jo: { name: 'Jo', socials: { x: 7 }, page: true, theme: 'dark' } as never }),
  ).toEqual({
    jo: { name: 'Jo', socials: { x: 7 }, page: true },
  })
})

it.each([
  [{ authors: [7] }, ['authors[0]: expected an object, found 7']],
  [{ authors: [{ page: { permalink: 'a/../b c' } }] }, [expect.stringContaining('authors[0].page')]],
  [{ date: 'tomorrow' }, [expect.stringContaining('date: expected')]],
  [{ author_url: 'javascript:alert(1)' }, [expect.stringContaining('author_url: expected')]],
])('rejects %j', (fields, problems) => {
  expect(listProblems(postSchema, fields)).toEqual(problems)
})
