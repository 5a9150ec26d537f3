import { expect, it } from 'vitest'
import { asBrowser } from '../../../test/as-browser.js'
import { createUsePluralForm } from './plural-form.js'
import { createSiteLanguage } from './site-language.js'

const site = {
  baseUrl: '/base/',
  locales: ['en', 'fr'],
  defaultLocale: 'en',
  texts: { en: {}, fr: { 'a.b': '{count} lignes' } },
}

it('finds translations in the language of the page, or in the default one', () => {
  const french = createSiteLanguage(site, 'fr')
  expect([french.locale(), french.find('a.b'), french.find('c')]).toEqual(['fr', '{count} lignes', undefined])
  const none = createSiteLanguage(site, null)
  expect([none.locale(), none.find('a.b')]).toEqual(['en', undefined])
})

it('finds no inherited properties, and nothing in a language without texts', () => {
  expect(createSiteLanguage(site, 'fr').find('constructor')).toBeUndefined()
  expect(createSiteLanguage(site, 'de').find('a.b')).toBeUndefined()
})

it('reads the language from the URL in a browser', () => {
  const language = createSiteLanguage(site, 'fr')
  const at = (pathname: string) => asBrowser(() => language.locale(), { location: { pathname } })
  expect(['/base/fr/page', '/base/page', '/base/france', '/base/fr'].map(at)).toEqual(['fr', 'en', 'en', 'fr'])
})

it('selects plural forms of the language', () => {
  const { selectMessage } = createUsePluralForm(createSiteLanguage(site, 'fr'))()
  expect([0, 1, 2].map((count) => selectMessage(count, 'ligne|lignes'))).toEqual(['ligne', 'ligne', 'lignes'])
  expect(selectMessage(5, 'same')).toBe('same')
})
