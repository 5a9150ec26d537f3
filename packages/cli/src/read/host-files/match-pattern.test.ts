import { expect, it } from 'vitest'
import { compilePattern, fillPattern } from './match-pattern.js'

it.each([
  ['/a', '/a', {}],
  ['/a', '/a/', {}],
  ['/a/', '/a', {}],
  ['/', '/', {}],
  ['/a.b', '/axb', undefined],
  ['/a', '/ab', undefined],
  ['/a/*', '/a/b/c', { splat: 'b/c' }],
  ['/a/*', '/a/', { splat: '' }],
  ['/a/*', '/a', undefined],
  ['/*', '/', { splat: '' }],
  ['/:year/:name', '/2024/é', { year: '2024', name: 'é' }],
  ['/:year/:name', '/2024//', undefined],
  ['/:year', '/2024/05', undefined],
  ['/:a-:b', '/x-y-z', { a: 'x-y', b: 'z' }],
  ['/:splat', '/a/b', undefined],
  ['/*/b/*', '/a/b/c/b/d', { splat: 'd' }],
  ['/caf%C3%A9', '/café', {}],
  ['/100%', '/100%', {}],
  ['https://a.org/x', '/x', {}],
])('matches %s with %s', (pattern, path, captures) => {
  expect(compilePattern(pattern)(path)).toEqual(captures)
})

it('takes as long for many placeholders as for one', () => {
  const path = `/${'a'.repeat(1000)}`
  expect(compilePattern(`/${'*a'.repeat(20)}b`)(path)).toBeUndefined()
  expect(compilePattern(`/${'*a'.repeat(20)}`)(path)).toEqual({ splat: '' })
})

it('fills placeholders, and keeps unknown ones', () => {
  expect(fillPattern('/x/:splat?a=:id', { splat: 'é/b', id: '7' })).toBe('/x/%C3%A9/b?a=7')
  expect(fillPattern('/:constructor', {})).toBe('/:constructor')
})
