import { expect, it } from 'vitest'
import { readPostFields } from './read-post-fields.js'

it('reads the fields of a post', () => {
  const { value, diagnostics } = readPostFields('---\nauthors: ann\ndate: 2024-05-06\n---\ntext', 'blog/a.md')
  expect(value).toMatchObject({ authors: [{ key: 'ann' }], date: '2024-05-06T00:00:00Z' })
  expect(diagnostics).toEqual([])
})

it('reports an invalid field at its position, and uses the default', () => {
  const { value, diagnostics } = readPostFields('---\ntitle: A\ndate: never\n---\n', 'blog/a.md')
  expect(diagnostics).toMatchObject([{ code: 'invalid-front-matter', file: 'blog/a.md', line: 3 }])
  expect(value).toEqual(readPostFields('', 'blog/a.md').value)
})

it.each(['text', '---\nauthors: ann\n', '---\n---\n'])('has defaults without fields: %j', (text) => {
  expect(readPostFields(text, 'a.md')).toEqual(readPostFields('', 'a.md'))
})
