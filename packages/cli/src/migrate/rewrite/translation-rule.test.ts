import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { createTranslationRule, listTranslatedLocales } from './translation-rule.js'

const FILES = {
  'docs/a.md': '',
  'docs/a.fr.md': 'f',
  'docs/de/b.md': '',
  'docs/de/b.png': '',
  'i18n/fr/docs/current/c.md': '',
}

it.each([
  [false, 'docs/a.fr.md', 'i18n/fr/docs/current/a.md'],
  [true, 'docs/de/b.md', 'i18n/de/docs/current/b.md'],
])('moves translations to i18n, with folders: %s', (hasFolders, from, to) => {
  const rule = createTranslationRule({ folder: 'docs', locales: ['fr', 'de'], hasFolders }, createTestFolder(FILES))
  expect(rule?.paths).toEqual([from])
  expect(rule?.rewrite({ path: from, text: 'x' })).toEqual({ path: to, text: 'x' })
  expect(rule?.rewrite({ path: to, text: 'x' }).path).toBe(to)
})

it('needs languages, and finds those that have been moved', () => {
  const folder = createTestFolder(FILES)
  expect(createTranslationRule({ folder: 'docs', locales: [], hasFolders: false }, folder)).toBeUndefined()
  expect(listTranslatedLocales(folder, ['fr', 'de'])).toEqual(['fr'])
})
