import { expect, it } from 'vitest'
import { createTestConfig, createTestFiles } from '../../graph/create-test-graph.js'
import { listDocsFacts, listFacts } from './list-facts.js'

const i18n = { defaultLocale: 'en', locales: ['en', 'de'] }

it('has the parts of the config under their names in Docusaurus', () => {
  const config = createTestConfig({
    customFields: { themeConfig: { prism: { theme: 'x' }, colorMode: 'own' }, presets: [1] },
    socialCard: '/card.png',
    footer: { copyright: 'Kit' },
  })
  expect(listFacts(config)).toMatchObject({
    siteConfig: {
      title: 'Test',
      url: 'https://docs.example',
      trailingSlash: false,
      presets: [1],
      themes: [],
      themeConfig: { footer: { copyright: 'Kit' }, image: '/card.png', prism: { theme: 'x' }, colorMode: 'own' },
    },
  })
  expect(listFacts(createTestConfig())).not.toHaveProperty('siteConfig.themeConfig.image')
})

it('has the base URL of each language, with a slash at its end', () => {
  expect(listFacts(createTestConfig({ baseUrl: '/kit/', i18n }))).toMatchObject({
    i18n: {
      locales: ['en', 'de'],
      localeConfigs: {
        en: { label: 'English', baseUrl: '/kit/', calendar: 'gregory', path: 'en' },
        de: { label: 'Deutsch', baseUrl: '/kit/de/', htmlLang: 'de' },
      },
    },
  })
  expect(listFacts(createTestConfig())).toMatchObject({ i18n: { localeConfigs: { en: { baseUrl: '/' } } } })
})

it('lists each version of the docs in each language', () => {
  const config = createTestConfig({ i18n, baseUrl: '/kit/' })
  const { versions } = createTestFiles({}, config)
  expect(listDocsFacts(config, versions)).toMatchObject({
    defaultLocale: 'en',
    versions: [
      { name: 'current', locale: 'en', isLast: true, label: 'Next', path: '/kit', banner: null, noIndex: false },
      { name: 'current', locale: 'de', path: '/kit/de' },
    ],
  })
})
