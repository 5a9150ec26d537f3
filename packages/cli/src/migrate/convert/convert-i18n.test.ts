import { expect, it } from 'vitest'
import { convertI18n } from './convert-i18n.js'

const convert = (value: unknown, translated: readonly string[] = []) => {
  const { fields, comments, notes } = convertI18n({ layout: { translated } } as never)({ value, path: ['i18n'] })
  return { fields, comments, notes: notes.map(({ status, message }) => `${status} ${message}`) }
}

it.each([undefined, { defaultLocale: 'en', locales: ['en'] }, {}])('omits English alone: %j', (value) => {
  expect(convert(value)).toEqual({ fields: {}, comments: {}, notes: ['unneeded the site is in English'] })
})

it('keeps the languages, and where their translations are', () => {
  const { fields, comments } = convert({ defaultLocale: 'en', locales: ['en', 'de'] }, ['de', 'fr'])
  expect(fields).toEqual({ i18n: { defaultLocale: 'en', locales: ['en', 'de'], layout: 'docusaurus' } })
  expect(Object.keys(comments)).toEqual(['i18n.layout'])
})

it('reads translations of the default language', () => {
  const { fields } = convert({ defaultLocale: 'de', locales: ['de'] }, ['de'])
  expect(fields['i18n']).toMatchObject({ layout: 'docusaurus', translateDefaultLocale: true })
  expect(convert(undefined, ['en']).fields['i18n']).toMatchObject({ translateDefaultLocale: true })
})

it('converts the language settings that docgen supports, and notes the rest', () => {
  const { fields, notes } = convert({
    locales: ['en', 'de'],
    localeConfigs: { de: { label: 'Deutsch', baseUrl: '/de-DE/', path: 'de', translate: true, url: 'https://a.de' } },
  })
  expect(fields).toMatchObject({ i18n: { localeConfigs: { de: { label: 'Deutsch', path: 'de-DE' } } } })
  expect(notes).toContain('lost all languages share one origin')
  expect(notes.join()).not.toContain('Rename the folder')
})

it('notes languages that are not an object', () => {
  expect(convert({ locales: ['en', 'de'], localeConfigs: 7 }).notes).toContain('lost the languages are not an object')
})
