import { expect, it } from 'vitest'
import { languageAt } from './language-at.js'

const SITE = { baseUrl: '/base/', locales: ['en', 'de'], defaultLocale: 'en' }

it.each([
  ['/base/', 'en'],
  ['/base/de/', 'de'],
  ['/base/de/docs/a', 'de'],
  ['/base/design', 'en'],
  ['/base/docs/de', 'en'],
])('finds the language of %s', (path, language) => {
  expect(languageAt(path, SITE)).toBe(language)
})
