import { expect, it } from 'vitest'
import { listProblems } from '../../../test/list-problems.js'
import { addLocale, findLocaleByName, i18nSchema } from './i18n.js'

it('derives name, direction and path of a language', () => {
  const { localeConfigs, sourceLocale } = i18nSchema.parse({ locales: ['en', 'ar', 'pt-BR', 'pa-Arab'] })
  const facts = Object.values(localeConfigs).map(({ label, direction, path }) => [label, direction, path])
  expect(facts.slice(0, 3)).toEqual([
    ['English', 'ltr', ''],
    ['العربية', 'rtl', 'ar'],
    ['Português (Brasil)', 'ltr', 'pt-BR'],
  ])
  expect(localeConfigs['pa-Arab']).toMatchObject({ direction: 'rtl', htmlLang: 'pa-Arab' })
  expect(sourceLocale).toBe('en')
})

it('prefers what the config sets, and knows no source language where each language has translations', () => {
  const i18n = i18nSchema.parse({
    translateDefaultLocale: true,
    localeConfigs: { en: { label: 'English (US)', path: 'us', direction: 'rtl', minTranslated: 80 } },
  })
  expect(i18n.localeConfigs['en']).toEqual({
    label: 'English (US)',
    htmlLang: 'en',
    direction: 'rtl',
    path: 'us',
    minTranslated: 80,
  })
  expect(i18n.sourceLocale).toBe('')
})

it.each([
  [{ locales: ['de'] }, ['defaultLocale: "en" is not in i18n.locales, which lists de']],
  [{ locales: ['en', 'de', 'en'] }, ['locales[2]: en is listed twice']],
  [
    { locales: ['en', 'de'], localeConfigs: { de: { path: '' } } },
    ['localeConfigs.de.path: en and de have the same path: none'],
  ],
  [
    { locales: ['en', 'de', 'fr'], localeConfigs: { de: { path: 'fr' } } },
    ['localeConfigs.de.path: de and fr have the same path: fr'],
  ],
  [{ localeConfigs: { fr: {} } }, ['localeConfigs.fr: "fr" is not in i18n.locales, which lists en']],
  [{ locales: ['en', 'deutsch'] }, ['locales[1]: expected a language tag such as en or pt-BR, found "deutsch"']],
  [
    { localeConfigs: { en: { calendar: 'mayan' } } },
    ['localeConfigs.en.calendar: expected a calendar such as gregory, buddhist or persian, found "mayan"'],
  ],
])('rejects %j', (i18n, problems) => {
  expect(listProblems(i18nSchema, i18n)).toEqual(problems)
})

it('adds a language as if the config listed it', () => {
  const listed = i18nSchema.parse({ locales: ['en', 'ar'] })
  expect(addLocale(i18nSchema.parse({}), 'ar')).toEqual(listed)
})

it.each([
  ['German', 'de'],
  ['deutsch', 'de'],
  ['Brazilian Portuguese', 'pt-BR'],
  ['Klingon', undefined],
])('finds the language named %s', (name, tag) => expect(findLocaleByName(name)).toBe(tag))
