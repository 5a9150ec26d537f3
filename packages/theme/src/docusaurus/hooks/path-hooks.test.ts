import { expect, it } from 'vitest'
import { matchPath } from './path-hooks.js'

it.each([
  ['/docs/a', '/docs', true, false],
  ['/docs', '/docs', true, true],
  ['/docs/', '/docs', true, true],
  ['/docs/a', '/docs/', true, false],
  ['/docsa', '/docs', false, false],
  ['/a', '/', true, false],
])('matches %s with %s', (pathname, path, isMatch, isExact) => {
  const match = matchPath(pathname, path)
  expect([match !== null, match?.isExact === true]).toEqual([isMatch, isExact])
})

it('takes the first of several patterns, and only whole paths on request', () => {
  expect(matchPath('/b/c', ['/a', '/b', '/b/c'])?.path).toBe('/b')
  expect(matchPath('/b/c', { path: ['/b', '/b/c'], exact: true })?.path).toBe('/b/c')
  expect(matchPath('/b/c', { path: '/b', exact: true })).toBeNull()
  expect(matchPath('/b', {})?.path).toBe('/')
})
