import { expect, it } from 'vitest'
import { acceptMediaType, matchMediaType } from './match-media-type.js'

const named = (...names: readonly string[]) => names.map((name) => ({ name }))

it.each([
  ['application/json; charset=utf-8', ['text/plain', 'application/json'], 'application/json'],
  ['image/png', ['*/*', 'image/*'], 'image/*'],
  ['image/png', ['*/*'], '*/*'],
  ['image/png', ['text/plain'], undefined],
])('finds the declared type of %s in %j', (given, declared, found) => {
  expect(matchMediaType(given, named(...declared))?.name).toBe(found)
})

it.each([
  [undefined, 'application/json'],
  ['', 'application/json'],
  ['text/csv', 'text/csv'],
  ['text/*', 'text/csv'],
  ['text/csv;q=0.5, application/json', 'application/json'],
  ['text/html, */*;q=0.8', 'application/json'],
  ['application/json;q=0, text/csv;q=2', undefined],
  ['application/json;q=0, */*', 'text/csv'],
  ['image/png', undefined],
])('chooses for Accept: %s', (accept, name) => {
  expect(acceptMediaType(accept, named('application/json', 'text/csv'))?.name).toBe(name)
})

it('lets a range fit its types', () => {
  expect(acceptMediaType('image/png', named('image/*'))?.name).toBe('image/*')
  expect(acceptMediaType('image/png', named('*/*'))?.name).toBe('*/*')
})
