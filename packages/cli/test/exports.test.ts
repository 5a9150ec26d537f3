import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

function exportsOf(name: string): Record<string, unknown> {
  const path = new URL(`../../${name}/package.json`, import.meta.url)
  const manifest: { exports: Record<string, unknown> } = JSON.parse(readFileSync(path, 'utf8'))
  return manifest.exports
}

// The public API: a change here is a change of the major version.

it('freezes the entry points of the packages', () => {
  expect(Object.keys(exportsOf('renderer'))).toEqual([
    '.',
    './console',
    './contract',
    './markdown',
    './openapi',
    './search',
  ])
  expect(Object.keys(exportsOf('theme'))).toEqual(['.'])
  expect(Object.keys(exportsOf('cli'))).toEqual(['.', './data', './theme', './modules'])
})

it('freezes the exports of the entry points', async () => {
  const names = async (load: Promise<object>): Promise<string[]> => Object.keys(await load).sort()
  expect(await names(import('@docgen/renderer'))).toEqual([
    'attributeOf',
    'createPageRenderer',
    'hasClass',
    'parseHtml',
  ])
  expect(await names(import('@docgen/renderer/contract'))).toEqual([
    'ACCENT_COLOR_PAIRS',
    'API_CHANGE_KINDS',
    'COLOR_PAIRS',
    'DEFAULT_SAMPLE_LANGUAGES',
    'NOT_IN_SOURCE',
    'POLICY_NAME',
    'SAMPLE_LANGUAGES',
    'SEARCH_MANIFEST_ID',
    'allowsSource',
    'countMinutes',
    'createLineTable',
    'createText',
    'describeIslandProps',
    'didYouMean',
    'escapeHtml',
    'escapePattern',
    'findDirection',
    'isComponentName',
    'isJson',
    'isSameButCase',
    'listDeclarations',
    'listPluralForms',
    'loadDiagnosticCatalog',
    'nearestWord',
    'nearestWords',
    'readIslandFailure',
    'readReason',
    'trimUrl',
    'unescapeHtml',
  ])
  expect(await names(import('@docgen/renderer/markdown'))).toEqual([
    'DOCUSAURUS_MODULES',
    'LAYOUT_MODULES',
    'OWN_MODULES',
    'OWN_THEME_MODULES',
    'THEME_MODULES',
    'addRule',
    'compileMarkdown',
    'createElementIds',
    'docusaurusName',
    'escapeMarkdown',
    'findIncludes',
    'findOrigin',
    'findUrl',
    'hintForModule',
    'hugoRoute',
    'isRevision',
    'loadDialects',
    'loadEsmReader',
    'loadMdxReader',
    'loadOutlineReader',
    'loadVitePressIds',
    'loadVocabulary',
    'locateInMdxModule',
    'mentionsTypes',
    'readMarkedPaths',
    'renderPlainHtml',
    'resolveInclude',
    'revisionName',
    'writeRules',
  ])
  expect(await names(import('@docgen/renderer/openapi'))).toEqual([
    'API_HEADINGS',
    'API_WORDS',
    'DESCRIPTION_URL',
    'EXTERNAL_FILES',
    'LARGE_NUMBERS',
    'OPERATION_SLUGS',
    'SIGNATURE_EXTENSION',
    'checkDescription',
    'checkVersion',
    'convertSwagger',
    'createNumberKeeper',
    'createNumberRestorer',
    'createOperationFinder',
    'createReachCollector',
    'createSchemaUsersFinder',
    'decodeKey',
    'encodeKey',
    'findFirstRequest',
    'groupByTag',
    'inlineReferences',
    'isAsyncapi',
    'isSwagger',
    'listConnectSources',
    'listConsoleSources',
    'listSchemas',
    'listTags',
    'listUnused',
    'listWorkflows',
    'loadApiCompiler',
    'loadCollectionWriter',
    'loadComparison',
    'loadConsoleWriter',
    'loadMock',
    'loadOperationCheck',
    'matchesSource',
    'nameChangelog',
    'nodeAt',
    'originOf',
    'overviewRoute',
    'readApiDescription',
    'readLabels',
    'roleOfFile',
    'roleUnder',
    'toDiagnostic',
    'withoutInternal',
    'withoutNumbers',
    'withoutWorkflows',
  ])
  expect(await names(import('@docgen/renderer/search'))).toEqual([
    'MAX_QUESTION_LENGTH',
    'NAME_LENGTH',
    'createDocumentIndexer',
    'cutFragments',
    'findHits',
    'findLanguage',
    'findLanguageModule',
    'loadLanguage',
    'openIndex',
    'searchIndex',
    'writeIndex',
  ])
  expect(await names(import('@docgen/theme'))).toEqual(['theme'])
  expect(await names(import('../src/index.js'))).toEqual(['defineConfig', 'definePlugin', 'defineSidebars'])
  expect(await names(import('../src/data.js'))).toEqual(['pluginData'])
  expect(await names(import('../src/theme.js'))).toEqual(['original'])
})
