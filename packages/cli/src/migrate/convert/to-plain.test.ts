import { expect, it } from 'vitest'
import { writeCode } from '../write/code.js'
import { toPlain, toRoute, toTarget } from './to-plain.js'

const plain = (value: unknown) => {
  const { value: copy, notes } = toPlain({ value, path: ['a'] })
  return {
    copy,
    notes: notes.map(
      ({ path, message }) => `${path.join('.')}: ${message.replace(" can't be written into a config", '')}`,
    ),
  }
}

it('copies plain data, dates as text and code as it is', () => {
  const code = writeCode('1', {})
  const value = { a: [1, null, 'x'], date: new Date(0), code, none: undefined }
  const { copy, notes } = plain(value)
  expect(copy).toEqual({ a: [1, null, 'x'], date: '1970-01-01T00:00:00.000Z', code })
  expect(Object(copy).code).toBe(code)
  expect(notes).toEqual([])
})

it('removes what a config cannot contain, with its path', () => {
  expect(plain({ b: [() => 1, 2], c: /x/, d: 1n })).toEqual({
    copy: { b: [2] },
    notes: ['a.b.0: a function', 'a.c: a regular expression', 'a.d: a bigint'],
  })
})

it.each([
  ['docs/a', '/docs/a'],
  ['./a', '/a'],
  ['/a', '/a'],
  ['#a', '#a'],
  ['mailto:a@b', 'mailto:a@b'],
])('converts the path %s', (path, route) => {
  expect(toRoute(path)).toBe(route)
})

it('distinguishes routes from URLs of other sites', () => {
  expect(['a', 'https://a.org', '//a.org'].map(toTarget)).toEqual([
    { to: '/a' },
    { href: 'https://a.org' },
    { href: '//a.org' },
  ])
})
