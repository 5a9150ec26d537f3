import { expect, it } from 'vitest'
import { createSiteFields, toLanguageTag } from './site-fields.js'

it('writes the fields of a site, and only warns about what is broken', () => {
  const { fields } = createSiteFields({ language: 'de', trailingSlash: false, markdown: { dialects: ['nextra'] } })
  expect(fields).toMatchObject({
    staticDirectories: [],
    i18n: { defaultLocale: 'de', locales: ['de'] },
    onBrokenLinks: 'warn',
  })
  expect(fields).not.toHaveProperty('favicon')
  const more = { publicFolder: 'public', favicon: 'a.svg' }
  expect(createSiteFields({ language: 'de', trailingSlash: true, markdown: {}, ...more }).fields).toMatchObject({
    staticDirectories: ['public'],
    favicon: 'a.svg',
  })
})

it.each([
  ['pt-br', 'pt-BR'],
  ['not a tag', 'en'],
  [undefined, 'en'],
])('reads the language tag %s', (value, expected) => expect(toLanguageTag(value)).toBe(expected))
