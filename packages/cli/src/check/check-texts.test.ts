import { expect, it } from 'vitest'
import { createTestConfig } from '../graph/create-test-graph.js'
import { checkTexts } from './check-texts.js'

const theme = {
  texts: {
    en: {
      'theme.NotFound.title': 'Not found',
      'theme.back': 'Back',
      'theme.in': 'All of {context} by {name}',
      'theme.found': 'one page|{count} pages',
    },
    de: { 'theme.zurück': '' },
  },
}

function check(texts: object, files: Readonly<Record<string, Readonly<Record<string, string>>>> = {}, i18n = {}) {
  const translations = new Map(
    Object.entries(files).map(([locale, messages]) => [
      locale,
      { texts: Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, { message }])) },
    ]),
  )
  return checkTexts({
    config: createTestConfig({ texts, i18n }),
    theme,
    translations,
    locateInConfig: (path) => ({ file: path.join('/') }),
    code: { has: (key) => key.startsWith('own.'), listIds: () => ['home.welcome'] },
    locateInTranslation: (locale, key) => ({ file: `${locale}.json/${key}` }),
  }).map(({ file, message, hint }) => `${file}: ${message}. ${hint}`)
}

const ru = { locales: ['en', 'ru'] }

it('accepts known texts of the site’s languages', () => {
  expect(check({ en: { 'theme.NotFound.title': 'Gone' } })).toEqual([])
  expect(check({ en: { 'own.title': 'Ours' } }, { ru: { 'own.title': 'Наш' } }, ru)).toEqual([])
  expect(check({}, { ru: { 'theme.found': 'одна|{count} b|{count} c|{count} d', 'theme.back': '' } }, ru)).toEqual([])
})

it('accepts the languages that a build skips', () => {
  const config = createTestConfig({ texts: { de: { 'theme.back': 'Zurück' } }, i18n: { locales: ['en', 'de'] } })
  const partly = { ...config, i18n: { ...config.i18n, locales: ['en'] } }
  const find = () => ({ file: '' })
  const sources = {
    theme,
    translations: new Map(),
    locateInConfig: find,
    locateInTranslation: find,
    code: { has: () => false, listIds: () => [] },
  }
  expect(checkTexts({ ...sources, config: partly })).toEqual([])
})

it('reports unknown keys and languages', () => {
  expect(check({ en: { 'theme.NotFound.titel': 'Gone', x: '' }, de: {} })).toEqual([
    'texts/de: texts contains the language de, but the site has the languages en. Remove it',
    'texts/en/theme.NotFound.titel: neither the theme nor the site uses a text theme.NotFound.titel. Did you mean theme.NotFound.title?',
    'texts/en/x: neither the theme nor the site uses a text x. Remove it',
  ])
  expect(check({}, { ru: { 'theme.bakc': 'Назад' } }, ru)).toEqual([
    'ru.json/theme.bakc: neither the theme nor the site uses a text theme.bakc. Did you mean theme.back?',
  ])
  expect(check({}, { ru: { 'home.welcom': 'Привет' } }, ru)).toEqual([
    'ru.json/home.welcom: neither the theme nor the site uses a text home.welcom. Did you mean home.welcome?',
  ])
})

it('reports unknown placeholders, and plural forms that the language does not have', () => {
  expect(check({ en: { 'theme.in': '{contxt}', 'theme.back': '{x}', 'theme.found': 'a|b|{count}' } })).toEqual([
    'texts/en/theme.in: docgen has no value for {contxt} in the text theme.in. Did you mean {context}?',
    'texts/en/theme.back: docgen has no value for {x} in the text theme.back. Remove it',
    'texts/en/theme.found: the text theme.found has 3 forms, but en has 2. Separate the forms for one, other with |',
  ])
})

it('reports what a translation omits, but lets the config omit it', () => {
  const texts = { 'theme.in': 'Всё в {context}', 'theme.found': '{count} a|{count} b' }
  expect(check({ ru: texts }, {}, ru)).toEqual([])
  expect(check({}, { ru: texts }, ru)).toEqual([
    'ru.json/theme.in: the text theme.in lacks {name}. Write {name} where it belongs',
    'ru.json/theme.found: the text theme.found has 2 of the 4 forms of ru. Separate the forms for one, few, many, other with |',
  ])
  expect(check({}, { ru: { ...texts, 'theme.other': '' } }, { ...ru, layout: 'docusaurus' })).toEqual([])
})
