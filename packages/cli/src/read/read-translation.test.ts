import { expect, it } from 'vitest'
import { createTestFolder } from './create-test-folder.js'
import { readMessages, readTranslation } from './read-translation.js'

const read = (files: Readonly<Record<string, string>>, layout: 'docgen' | 'docusaurus' = 'docgen') =>
  readTranslation({ siteDir: createTestFolder(files), locale: 'de', versions: ['current', '1.0'], layout })

it('reads the texts of the site, of the UI, and of the sidebars of each version', () => {
  const { value, diagnostics } = read({
    'i18n/de/site.json': '{ "site.title": "T" }',
    'i18n/de/sidebars/version-1.0.json': '{ "a": { "message": "A" } }',
  })
  expect(diagnostics).toEqual([])
  expect(value.site).toEqual({ 'site.title': { message: 'T' } })
  expect([...value.sidebars]).toEqual([
    ['current', {}],
    ['1.0', { a: { message: 'A' } }],
  ])
  expect(value.texts).toEqual({})
})

it('adds the prefixes that files of Docusaurus leave out', () => {
  const { value } = read({ 'i18n/de/docusaurus-theme-classic/navbar.json': '{ "title": "T" }' }, 'docusaurus')
  expect(Object.entries(value.site)).toEqual([
    [expect.stringMatching(/^navbar\..*title$|^navbar\.title$/), { message: 'T' }],
  ])
})

it('reports broken files, and reads the others', () => {
  const { value, diagnostics } = read({ 'i18n/de/site.json': '{', 'i18n/de/sidebars/current.json': '{ "a": "A" }' })
  expect(diagnostics).toMatchObject([{ code: 'invalid-translation-file', file: 'i18n/de/site.json' }])
  expect(value.sidebars.get('current')).toEqual({ a: { message: 'A' } })
  expect(readMessages(createTestFolder(), 'gone.json')).toEqual({ value: {}, diagnostics: [] })
})
