import { expect, it } from 'vitest'
import { asBrowser } from '../../../test/as-browser.js'
import { resultOfHook } from '../../../test/result-of-hook.js'
import {
  mergeSearchParams,
  mergeSearchStrings,
  useClearQueryString,
  useQueryString,
  useQueryStringList,
  useQueryStringValue,
} from './query-string.js'

/** The URL that code leaves in the address bar of a browser. */
function urlAfter(href: string, run: () => void): string {
  let current = href
  const { pathname, search, hash } = new URL(href)
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string | URL) => (current = `${url}`),
  }
  asBrowser(run, { location: { href, pathname, search, hash }, history })
  return current
}

it('has no values in a build', () => {
  expect(resultOfHook(() => useQueryString('a'))[0]).toBe('')
  expect(resultOfHook(() => ({ value: useQueryStringValue(null) }))).toEqual({ value: null })
  expect(resultOfHook(() => useQueryStringList('a'))[0]).toEqual([])
})

it.each([
  ['x y', 'https://a.example/p?b=1&a=x+y#h'],
  ['', 'https://a.example/p?b=1#h'],
  [null, 'https://a.example/p?b=1#h'],
])('sets a parameter to %j and keeps the others', (value, url) => {
  const [, set] = resultOfHook(() => useQueryString('a'))
  expect(urlAfter('https://a.example/p?b=1&a=0#h', () => set(value))).toBe(url)
})

it('replaces all values of a list', () => {
  const [, set] = resultOfHook(() => useQueryStringList('a'))
  const before = 'https://a.example/p?a=1&b=2&a=3'
  expect(urlAfter(before, () => set(['x', 'y']))).toBe('https://a.example/p?b=2&a=x&a=y')
  expect(urlAfter(before, () => set([]))).toBe('https://a.example/p?b=2')
})

it('removes the query and keeps the hash', () => {
  const clear = resultOfHook(() => useClearQueryString())
  expect(urlAfter('https://a.example/p?a=1#h', clear)).toBe('/p#h')
})

it.each([
  [['?a=1', 'a=2&b=3', undefined], 'append', '?a=1&a=2&b=3'],
  [['?a=1', 'a=2&b=3'], 'set', '?a=2&b=3'],
  [['', undefined], 'set', ''],
] as const)('merges the query strings %j by %s to %j', (queries, strategy, merged) => {
  expect(mergeSearchStrings(queries, strategy)).toBe(merged)
})

it('leaves the merged lists as they are', () => {
  const list = new URLSearchParams('a=1')
  expect(mergeSearchParams([list, new URLSearchParams('a=2')], 'set').toString()).toBe('a=2')
  expect(list.toString()).toBe('a=1')
})
