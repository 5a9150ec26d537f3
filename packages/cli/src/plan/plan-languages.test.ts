import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../graph/create-test-graph.js'
import { createFindLanguages, planAlternates, planStarts } from './plan-languages.js'

const i18n = {
  defaultLocale: 'en',
  locales: ['en', 'de'],
  localeConfigs: { de: { label: 'Deutsch', htmlLang: 'de-AT' } },
}
const config = createTestConfig({ i18n, baseUrl: '/base/' })
const { value: graph } = createTestGraph({ docs: { 'a.md': { title: 'A' } }, config: { i18n, baseUrl: '/base/' } })

it('finds a doc by its id, and other pages by their route below the language', () => {
  const find = createFindLanguages(graph)
  const page = { locale: 'en', version: 'current' }
  expect(find({ ...page, route: '/a', docId: 'a' })).toEqual({ en: '/base/a', de: '/base/de/a' })
  expect(find({ ...page, route: '/a', docId: 'gone' })).toEqual({})
  expect(find({ ...page, route: '/search' })).toEqual({ en: '/base/search', de: '/base/de/search' })
  expect(find({ ...page, route: '/de/search', locale: 'de' })).toEqual(find({ ...page, route: '/search' }))
  expect(find({ ...page, route: '/nowhere' })).toEqual({})
})

it('finds no languages on a site with one', () => {
  const { value } = createTestGraph({ docs: { 'a.md': {} } })
  expect(createFindLanguages(value)({ route: '/a', locale: 'en', version: 'current', docId: 'a' })).toBeUndefined()
})

it('lists alternates by language tag, with the default language again', () => {
  expect(planAlternates({ en: '/base/a', de: '/base/de/a' }, config)).toEqual([
    { language: 'en', href: 'https://docs.example/base/a' },
    { language: 'de-AT', href: 'https://docs.example/base/de/a' },
    { language: 'x-default', href: 'https://docs.example/base/a' },
  ])
  expect(planAlternates({ en: '/base/a' }, config)).toEqual([])
  const withoutDefault = planAlternates({ de: '/base/de/a', fr: '/base/fr/a' }, config)
  expect(withoutDefault.map(({ language }) => language)).toEqual(['de-AT', 'fr'])
})

it('links to the home pages of the other languages', () => {
  expect(planStarts('en', graph, config)).toEqual([{ label: 'Deutsch', href: '/base/de/', language: 'de-AT' }])
})
