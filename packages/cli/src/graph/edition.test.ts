import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from './create-test-graph.js'
import { listEditions, llmsListRoute, localeRoute, rootOf } from './edition.js'

const fields = {
  i18n: { locales: ['de', 'en'], defaultLocale: 'en', localeConfigs: { de: { path: 'deutsch' } } },
  docs: { routeBasePath: '/guide' },
}
const config = createTestConfig(fields)
const { editions } = createTestGraph({ docs: { 'a.md': {} }, config: fields }).value

it('lists the default language first, with routes below those of languages', () => {
  expect(editions.map(({ locale, base, routeBase }) => [locale, base, routeBase])).toEqual([
    ['en', '/', '/guide'],
    ['de', '/deutsch', '/deutsch/guide'],
  ])
  expect(listEditions(config, [])).toEqual([])
})

it('finds the folder of translations and of originals', () => {
  const [english, german] = editions
  if (!english || !german) throw new Error('an edition is missing')
  expect(german.sourceRoot).toBe(english.contentRoot)
  expect(rootOf(`${german.contentRoot}/a.md`, german)).toBe(german.contentRoot)
  expect(rootOf(`${german.contentRoot}x/a.md`, german)).toBe(german.sourceRoot)
  expect(rootOf('docs/a.md', english)).toBe('docs')
})

it('shares the list of the last version, and gives older ones their own', () => {
  const [english] = editions
  if (!english) throw new Error('an edition is missing')
  expect(llmsListRoute(english)).toBe('/')
  expect(llmsListRoute({ ...english, isLast: false })).toBe('/guide')
})

it('has the start page as route of unknown languages', () => {
  expect(['de', 'en', 'fr'].map((locale) => localeRoute(locale, config.i18n))).toEqual(['/deutsch', '/', '/'])
})
