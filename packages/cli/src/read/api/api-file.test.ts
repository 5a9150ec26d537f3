import { expect, it } from 'vitest'
import { isRemote, isTextFile, parseUrl, pointTo, resolvePath, settingsOf } from './api-file.js'

it('tells files of other sites from own ones', () => {
  expect(['https://a.example/x', 'http://a', 'a/https://b', '//a'].map(isRemote)).toEqual([true, true, false, false])
})

it('refers to positions in the main file and in others', () => {
  expect(pointTo('api.yaml', '/a', 'api.yaml')).toBe('#/a')
  expect(pointTo('parts/ä b.yaml', '/a', 'api.yaml')).toBe('#/x-docgen-files/parts~1%C3%A4%20b.yaml/a')
})

it.each([
  ['b.yaml', 'api/a.yaml', 'api/b.yaml'],
  ['../b%20c.yaml', 'api/a.yaml', 'b c.yaml'],
  ['', 'api/a.yaml', 'api/a.yaml'],
  ['/b.yaml', 'api/a.yaml', '/b.yaml'],
])('resolves %s in %s to %s', (target, from, expected) => {
  expect(resolvePath(target, from)).toBe(expected)
})

it('resolves URLs, and finds nothing for invalid ones', () => {
  expect(parseUrl('../b.yaml', 'https://a.example/x/y/a.yaml')?.href).toBe('https://a.example/x/b.yaml')
  expect(parseUrl('b.yaml', 'no base')).toBeUndefined()
})

it.each([
  ['intro.md', true],
  ['a.sh#x', true],
  ['a.YAML', false],
  ['a.json?x', false],
  ['a', false],
  ['a.schema', false],
])('knows whether %s is text: %s', (path, expected) => {
  expect(isTextFile(path)).toBe(expected)
})

it('keeps only the settings that pages depend on', () => {
  const all = { routeBase: '/api', slug: '/', path: 'x', label: 'y' }
  expect(settingsOf(all)).toEqual({ routeBase: '/api', slug: '/' })
  expect(Object.keys(settingsOf({ routeBase: '/api' }))).toEqual(['routeBase'])
})
