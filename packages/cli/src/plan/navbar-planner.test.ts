import { expect, it } from 'vitest'
import { isCurrentPath } from './navbar-planner.js'

it.each([
  ['/a', { path: '/a' }, true],
  ['/a/b', { path: '/a' }, true],
  ['/ab', { path: '/a' }, false],
  ['/A/', { path: '/a/' }, true],
  ['/', { path: '/' }, true],
  ['/a', { path: '/' }, false],
  ['/api/x', { path: '/other', basePath: '/api/' }, true],
  ['/apis', { path: '/other', basePath: '/api' }, true],
  ['/Blog/1', { path: '/x', baseRegex: '^/blog/\\d' }, true],
  ['/x', { path: '/x', baseRegex: '^/blog' }, false],
  ['/a', { path: '/a?x#y' }, true],
  ['/a', {}, false],
])('on %s with %o: %s', (route, rule, isCurrent) => expect(isCurrentPath(route, rule)).toBe(isCurrent))
