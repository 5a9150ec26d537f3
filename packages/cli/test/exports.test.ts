import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

function exportsOf(name: string): Record<string, unknown> {
  const path = new URL(`../../${name}/package.json`, import.meta.url)
  const manifest: { exports: Record<string, unknown> } = JSON.parse(readFileSync(path, 'utf8'))
  return manifest.exports
}

// The public API: a change here is a change of the major version.

it('freezes the entry points of the packages', () => {
  expect(Object.keys(exportsOf('renderer'))).toEqual(['.', './contract', './light'])
  expect(Object.keys(exportsOf('theme'))).toEqual(['.'])
  expect(Object.keys(exportsOf('cli'))).toEqual(['.', './data', './theme'])
})

it('freezes the exports of the entry points', async () => {
  const names = async (load: Promise<object>): Promise<string[]> => Object.keys(await load).sort()
  expect(await names(import('@docgen/renderer'))).toEqual([
    'compileMarkdown',
    'createPageRenderer',
    'loadApiCompiler',
    'makeProgram',
    'outlineDocument',
  ])
  expect(await names(import('@docgen/renderer/contract'))).toEqual([])
  expect(await names(import('@docgen/renderer/light'))).toEqual([
    'API_HEADINGS',
    'API_WORDS',
    'DESCRIPTION_URL',
    'DOCUSAURUS_MODULES',
    'EXTERNAL_FILES',
    'LAYOUT_MODULES',
    'LONGEST_QUESTION',
    'NAME_LENGTH',
    'OWN_MODULES',
    'THEME_MODULES',
    'addRule',
    'askIfMeant',
    'checkDescription',
    'checkVersion',
    'createDocumentIndexer',
    'createElementIds',
    'createIndexWriter',
    'createReachCollector',
    'createText',
    'docusaurusName',
    'encodeKey',
    'escapeHtml',
    'findHits',
    'findIncludes',
    'findLanguage',
    'findLanguageModule',
    'groupByTag',
    'isSameButCase',
    'listPluralForms',
    'listUnused',
    'loadDiagnosticCatalog',
    'loadLanguage',
    'nearestWord',
    'nodeAt',
    'openIndex',
    'overviewRoute',
    'placeInProgram',
    'readApiDescription',
    'readEsm',
    'readMarkedPaths',
    'readReason',
    'resolveInclude',
    'roleOfFile',
    'roleUnder',
    'searchIndex',
    'toDiagnostic',
    'withoutInternal',
    'writeRules',
  ])
  expect(await names(import('@docgen/theme'))).toEqual(['theme'])
  expect(await names(import('../src/index.js'))).toEqual(['defineConfig', 'definePlugin'])
  expect(await names(import('../src/data.js'))).toEqual(['pluginData'])
  expect(await names(import('../src/theme.js'))).toEqual(['original'])
})
