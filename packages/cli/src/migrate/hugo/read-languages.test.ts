import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readLanguages } from './read-languages.js'

const createSite = (): string => createTestFolder({ 'content/en/a.md': '', 'content/de/a.md': '' })
const languages = {
  de: { contentDir: 'content/de' },
  en: { contentDir: 'content/en' },
  fr: { contentDir: 'content/fr' },
}

it('lists the default language first, and omits those without a folder', () => {
  const siteDir = createSite()
  expect(readLanguages({ languages }, siteDir)).toMatchObject([
    { name: 'en', folder: 'content/en', base: '/', isDefault: true },
    { name: 'de', folder: 'content/de', base: '/de', isDefault: false },
  ])
  const german = { languages, defaultContentLanguage: 'de', defaultContentLanguageInSubdir: true }
  expect(readLanguages(german, siteDir).map(({ base }) => base)).toEqual(['/de', '/en'])
})

it('has one language without a list, in the mounted folder', () => {
  const mounts = [{ source: 'docs/', target: 'content' }]
  expect(readLanguages({ module: { mounts } }, createSite())).toMatchObject([{ name: 'en', folder: 'docs', base: '/' }])
})

it('prefers an existing folder of a language to a mounted one, and that to a missing one', () => {
  const mounts = [
    { source: 'content', target: 'content' },
    { source: 'french', target: 'content', lang: 'fr' },
  ]
  const siteDir = createTestFolder({ 'content/a.md': '', 'content/de/a.md': '', 'french/a.md': '' })
  const found = readLanguages({ languages, module: { mounts } }, siteDir)
  expect(found.map(({ name, folder }) => [name, folder])).toEqual([
    ['en', 'content'],
    ['de', 'content/de'],
    ['fr', 'french'],
  ])
})
