import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { createLoadContext } from './load-context.js'

const create = (fields: Readonly<Record<string, unknown>> = {}, siteDir = '/site') =>
  createLoadContext(siteDir, 'docusaurus.config.js', fields)

it.each([
  [undefined, '/'],
  ['/', '/'],
  ['kit', '/kit/'],
  ['//kit/docs//', '/kit/docs/'],
])('reads the base URL %s as %s', (baseUrl, expected) => {
  const { baseUrl: read, siteConfig } = create({ baseUrl })
  expect([read, siteConfig['baseUrl']]).toEqual([expected, expected])
})

it('has the defaults of Docusaurus under the fields of the config', () => {
  const { siteConfig } = create({ title: 'T', onBrokenLinks: 'warn', markdown: { mermaid: true } })
  expect(siteConfig).toMatchObject({
    title: 'T',
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    markdown: { mermaid: true, format: 'mdx' },
  })
})

it('describes each language', () => {
  const { i18n, localizationDir } = create({
    i18n: { defaultLocale: 'de', locales: ['de', 'fr'], path: 'texts', localeConfigs: { fr: { label: 'Français' } } },
  })
  expect(i18n).toMatchObject({
    currentLocale: 'de',
    localeConfigs: { de: { label: 'de', htmlLang: 'de' }, fr: { label: 'Français', direction: 'ltr' } },
  })
  expect(localizationDir).toBe('/site/texts/de')
  expect(create({ i18n: 1 }).i18n).toMatchObject({ defaultLocale: 'en', locales: ['en'] })
})

it('passes the front matter parser of an installed Docusaurus on', () => {
  const siteDir = createTestFolder({
    'node_modules/@docusaurus/utils/index.js': 'exports.DEFAULT_PARSE_FRONT_MATTER = () => "parsed"',
  })
  const { parseFrontMatter } = Object(create({}, siteDir).siteConfig['markdown'])
  expect(parseFrontMatter()).toBe('parsed')
  expect(create({}, siteDir).outDir).toBe(join(siteDir, '.docgen/docusaurus/build'))
  expect(Object(create().siteConfig['markdown'])).not.toHaveProperty('parseFrontMatter')
})
