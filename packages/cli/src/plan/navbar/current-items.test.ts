import { expect, it } from 'vitest'
import { EXACT, findNavbarPath, measureCloseness, NO_MATCH as NO } from './current-items.js'

it.each([
  ['/a', { path: '/a' }, EXACT],
  ['/a/b', { path: '/a' }, 2],
  ['/a/b', { path: '/a/b' }, EXACT],
  ['/ab', { path: '/a' }, NO],
  ['/A/', { path: '/a/' }, EXACT],
  ['/', { path: '/' }, EXACT],
  ['/a', { path: '/' }, NO],
  ['/api/x', { path: '/other', basePath: '/api/' }, 4],
  ['/apis', { path: '/other', basePath: '/api' }, 4],
  ['/Blog/1', { path: '/x', baseRegex: '^/blog/\\d' }, 7],
  ['/x', { path: '/x', baseRegex: '^/blog' }, NO],
  ['/a', { path: '/a?x#y' }, EXACT],
  ['/a', {}, NO],
])('on %s, the closeness of %o is %d', (route, rule, closeness) => {
  expect(measureCloseness({ route }, rule)).toBe(closeness)
})

it.each([
  ['/', 1],
  ['/docs', NO],
  [undefined, NO],
])('matches the root with pages of docs that start at %s', (home, closeness) => {
  expect(measureCloseness({ route: '/a', home }, { path: '/' })).toBe(closeness)
})

it.each([
  [
    { route: '/de/a', locale: 'de', version: 'current', docId: 'a' },
    { route: '/a', home: '/' },
  ],
  [
    { route: '/x/a', locale: 'en', version: 'more/current', docId: 'a' },
    { route: '/x/a', home: '/x' },
  ],
  [{ route: '/search', locale: 'en', version: 'current', isVersionless: true }, { route: '/search' }],
  [{ route: '/about', locale: 'en', version: '@pages/current', docId: 'about' }, { route: '/about' }],
])('finds the start of the docs of %o', (page, expected) => {
  const config = {
    collections: [
      { id: 'default', kind: 'docs', docs: { routeBasePath: '/' } },
      { id: 'more', kind: 'docs', docs: { routeBasePath: '/x' } },
      { id: '@pages', kind: 'pages', docs: { routeBasePath: '/' } },
    ],
    i18n: { defaultLocale: 'en', locales: ['en', 'de'], localeConfigs: { en: { path: '' }, de: { path: 'de' } } },
  }
  expect(findNavbarPath(page, config as never)).toEqual({ home: undefined, ...expected })
})
