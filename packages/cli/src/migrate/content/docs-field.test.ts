import { expect, it } from 'vitest'
import { toDocsField, toDocsId } from './docs-field.js'

it('creates ids from keys of languages and versions', () =>
  expect(['pt-BR', '1.0', 'en'].map(toDocsId)).toEqual(['pt-br', '1-0', 'en']))

it('lists folders only if there are several', () => {
  const [one, two] = [{ path: 'a' }, { path: 'b' }]
  expect([toDocsField([one]), toDocsField([one, two])]).toEqual([one, [one, two]])
})
