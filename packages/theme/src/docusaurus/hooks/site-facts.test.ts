import { expect, it } from 'vitest'
import { createUseBaseUrl, createUseDocusaurusContext } from './site-facts.js'

const useBaseUrl = createUseBaseUrl({ siteConfig: { url: 'https://a.org', baseUrl: '/docs/' } })

it.each([
  ['/img/x.png', '/docs/img/x.png'],
  ['img/x.png', '/docs/img/x.png'],
  ['/docs/a', '/docs/a'],
  ['/docs', '/docs'],
  ['/docsa', '/docs/docsa'],
  ['https://b.org', 'https://b.org'],
  ['//b.org', '//b.org'],
  ['mailto:a@b', 'mailto:a@b'],
  ['#a', '#a'],
  ['', ''],
])('prefixes %j', (path, expected) => {
  expect(useBaseUrl(path)).toBe(expected)
})

it('adds the origin, or the base URL again, on request', () => {
  expect(useBaseUrl('a', { absolute: true })).toBe('https://a.org/docs/a')
  expect(useBaseUrl('/docs/a', { forcePrependBaseUrl: true })).toBe('/docs/docs/a')
  expect(useBaseUrl('https://b.org', { absolute: true })).toBe('https://b.org')
})

it('returns the language that the page is rendered for, otherwise the default', () => {
  const facts = {
    siteConfig: {
      title: 'S',
      titleDelimiter: '|',
      tagline: '',
      url: 'https://s.example',
      baseUrl: '/base/',
      customFields: {},
      themeConfig: {},
    },
    i18n: { defaultLocale: 'en', locales: ['en'], currentLocale: 'en', path: 'i18n', localeConfigs: {} },
  }
  const languageOf = (language: string | null) => createUseDocusaurusContext(facts, language)().i18n.currentLocale
  expect([languageOf('fr'), languageOf(null)]).toEqual(['fr', 'en'])
})
