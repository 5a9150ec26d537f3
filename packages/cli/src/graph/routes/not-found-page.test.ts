import { expect, it } from 'vitest'
import { createNotFoundUrl, isNotFoundPage, isNotFoundRoute } from './not-found-page.js'

const i18n = (paths: Readonly<Record<string, string>>) =>
  ({
    defaultLocale: 'en',
    locales: Object.keys(paths),
    localeConfigs: Object.fromEntries(Object.entries(paths).map(([locale, path]) => [locale, { path }])),
  }) as never

it('is at the root of the site for the default language, and in the folder of others', () => {
  const config = { baseUrl: '/kit/', i18n: i18n({ en: '', de: 'de' }) }
  expect(createNotFoundUrl('en', config)).toEqual({ route: '/404', href: '/kit/404.html', file: '404.html' })
  expect(createNotFoundUrl('de', config)).toEqual({ route: '/de/404', href: '/kit/de/404.html', file: 'de/404.html' })
})

it('is at the root of the site even if no language is', () => {
  const config = { baseUrl: '/', i18n: i18n({ en: 'en', de: 'de' }) }
  expect(createNotFoundUrl('en', config)).toMatchObject({ file: '404.html' })
  expect(createNotFoundUrl('de', config)).toMatchObject({ file: 'de/404.html' })
})

it('is replaced by a doc at the same place below its language', () => {
  expect(isNotFoundRoute('/404', '/')).toBe(true)
  expect(isNotFoundRoute('/en/404', '/en')).toBe(true)
  expect(isNotFoundRoute('/docs/404', '/')).toBe(false)
  expect(isNotFoundRoute('/404', '/de')).toBe(false)
})

it('is the page with its file, however the URL was written', () => {
  const config = { baseUrl: '/', i18n: i18n({ en: '', de: 'de' }) }
  const isPage = (file: string, locale: string) => isNotFoundPage({ route: '', href: '', file }, locale, config)
  expect([isPage('404.html', 'en'), isPage('de/404.html', 'de')]).toEqual([true, true])
  expect([isPage('404.html', 'de'), isPage('docs/404.html', 'en')]).toEqual([false, false])
})
