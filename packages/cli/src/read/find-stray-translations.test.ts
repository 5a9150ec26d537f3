import { expect, it } from 'vitest'
import { createTestFolder } from './create-test-folder.js'
import { findStrayTranslations } from './find-stray-translations.js'

const folders = ['docs/current', 'docs/version-1.0', 'pages'].map((name) => ({
  folder: `i18n/pt-BR/${name}`,
  locale: 'pt-BR',
}))

function find(path: string, layout: 'docgen' | 'docusaurus' = 'docgen'): readonly (string | undefined)[] {
  const siteDir = createTestFolder({ [path]: '# A\n', 'versioned_docs/version-0.9/a.md': '# A\n' })
  const config = { i18n: { locales: ['en', 'pt-BR'], sourceLocale: 'en', localeConfigs: {}, layout } }
  const problems = findStrayTranslations({ siteDir, config, folders })
  return problems.flatMap(({ file, hint }) => [file, hint])
}

it.each([
  'i18n/pt-BR/docs/current/a.md',
  'i18n/pt-BR/docs/version-0.9/a.md',
  'i18n/pt-BR/pages/a.md',
  'i18n/pt-BR/sidebars/current.json',
  'i18n/pt-BR/sidebars/version-1.0.json',
  'i18n/pt-BR/sidebars/version-0.9.json',
  'i18n/pt-BR/site.json',
  'i18n/pt-BR/texts.json',
  'i18n/pt-BR/notes.md',
  'i18n/README.md',
])('accepts %s', (path) => {
  expect(find(path)).toEqual([])
})

it.each([
  ['i18n/pt-br/docs/current/a.md', 'i18n/pt-br', 'Did you mean i18n/pt-BR? The names differ only in letter case'],
  ['i18n/fr/docs/current/a.md', 'i18n/fr', 'Add "fr" to i18n.locales'],
  ['i18n/en/site.json', 'i18n/en', 'Write pages in docs, and UI texts in texts.en of the config'],
  ['i18n/pt-BR/doc/current/a.md', 'i18n/pt-BR/doc', 'Move its contents to i18n/pt-BR/docs'],
  ['i18n/pt-BR/docs/a.md', 'i18n/pt-BR/docs/a.md', 'Move it to i18n/pt-BR/docs/current/a.md'],
  ['i18n/pt-BR/docs/version-1,0/a.md', 'i18n/pt-BR/docs/version-1,0', 'Did you mean i18n/pt-BR/docs/version-1.0?'],
  ['i18n/pt-BR/docs/version-spring/a.md', 'i18n/pt-BR/docs/version-spring', 'Remove the folder'],
  ['i18n/pt-BR/docs/guide/a.md', 'i18n/pt-BR/docs/guide', 'Move it to i18n/pt-BR/docs/current/guide'],
  ['i18n/pt-BR/docs/next/a.md', 'i18n/pt-BR/docs/next', 'Did you mean i18n/pt-BR/docs/current?'],
  ['i18n/pt-BR/docs/1.0/a.md', 'i18n/pt-BR/docs/1.0', 'Did you mean i18n/pt-BR/docs/version-1.0?'],
  ['i18n/pt-BR/docs/next.md', 'i18n/pt-BR/docs/next.md', 'Move it to i18n/pt-BR/docs/current/next.md'],
  ['i18n/pt-BR/sites.json', 'i18n/pt-BR/sites.json', 'Did you mean i18n/pt-BR/site.json?'],
  [
    'i18n/pt-BR/Texts.json',
    'i18n/pt-BR/Texts.json',
    'Did you mean i18n/pt-BR/texts.json? The names differ only in letter case',
  ],
  ['i18n/pt-BR/words.yml', 'i18n/pt-BR/words.yml', 'Move its texts there, or remove it'],
  [
    'i18n/pt-BR/sidebars/1.0.json',
    'i18n/pt-BR/sidebars/1.0.json',
    'Did you mean i18n/pt-BR/sidebars/version-1.0.json?',
  ],
  [
    'i18n/pt-BR/docusaurus-plugin-content-docs/current/a.md',
    'i18n/pt-BR/docusaurus-plugin-content-docs',
    "Set i18n.layout to 'docusaurus'",
  ],
])('reports %s', (path, file, hint) => {
  expect(find(path)).toEqual([file, hint])
})

it('accepts the languages that a build skips', () => {
  const siteDir = createTestFolder({ 'i18n/de/site.json': '{}' })
  const de = { label: 'Deutsch', htmlLang: 'de', direction: 'ltr', path: 'de', minTranslated: 0 } as const
  const i18n = { locales: ['en'], sourceLocale: 'en', localeConfigs: { de }, layout: 'docgen' } as const
  expect(findStrayTranslations({ siteDir, config: { i18n }, folders: [] })).toEqual([])
})

it('checks only the folders of languages in the layout of Docusaurus', () => {
  expect(find('i18n/pt-BR/docusaurus-theme-classic/navbar.json', 'docusaurus')).toEqual([])
  expect(find('i18n/fr/code.json', 'docusaurus')).toEqual(['i18n/fr', 'Add "fr" to i18n.locales'])
})
