import { expect, it } from 'vitest'
import { createTestConfig, createTestFiles } from '../graph/create-test-graph.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { translatedTexts } from '../read/versions/version-files.js'
import { createUnusedReport } from './find-unused-keys.js'

const FILE = translatedTexts('de', 'docgen')
const text = '{\n  "own.used": "a",\n  "navbar.hom": "b",\n  "nothing": "c"\n}\n'

function report(file: string, keys: readonly string[]) {
  const config = createTestConfig()
  const siteDir = createTestFolder({
    [file]: text,
    'src/a.tsx': "translate({ id: 'own.used' })",
    'site.config.ts': "const texts = { 'navbar.hom': 1 }",
  })
  const configModules = ['site.config.ts']
  const files = createTestFiles({ docs: { 'a.md': {} } }, config)
  return createUnusedReport({ siteDir, config, files, configModules })({
    locale: 'de',
    file,
    keys,
    known: [...keys, 'navbar.home', 'own.used'],
  }).map(({ line, column, message, hint }) => [line, column, message, hint])
}

it('reports unused keys where they are, with a key that may be meant', () => {
  expect(report(FILE, ['navbar.hom', 'nothing'])).toEqual([
    [3, 3, 'unused translation key "navbar.hom"', 'Did you mean navbar.home?'],
    [4, 3, 'unused translation key "nothing"', 'Remove it, or move it to the key that replaced it'],
  ])
})

it('accepts keys that code of the site uses, in the file for these only', () => {
  expect(report(FILE, ['own.used'])).toEqual([])
  expect(report('i18n/de/sidebars/current.json', ['own.used'])).toHaveLength(1)
  expect(report(FILE, [])).toEqual([])
})
