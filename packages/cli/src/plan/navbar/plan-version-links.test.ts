import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../../graph/create-test-graph.js'
import {
  listVersionedCollections,
  listVersionsFiles,
  planVersionLinks,
  versionLabel,
  versionsFile,
  versionsHref,
} from './plan-version-links.js'

const fields = {
  baseUrl: '/kit/',
  i18n: { locales: ['en', 'de'] },
  versions: { versions: { '1.0': { label: 'First' } } },
}
const config = createTestConfig(fields)
const { value: graph } = createTestGraph({
  config: fields,
  docs: { 'index.md': {} },
  versions: { '2.0': { 'index.md': {} }, '1.0': { 'a.md': {} }, '0.9': {} },
})

function plan(versions?: readonly string[] | Readonly<Record<string, { readonly label?: string }>>) {
  const diagnostics: Diagnostic[] = []
  const links = planVersionLinks(
    {
      type: 'docsVersionDropdown',
      position: 'left',
      dropdownItemsBefore: [],
      dropdownItemsAfter: [],
      attributes: {},
      ...(versions && { versions }),
    },
    { route: '/1.0/a', locale: 'en', version: '1.0' },
    {
      config,
      graph,
      report: (diagnostic) => diagnostics.push(diagnostic),
      locateInConfig: (path) => ({ file: path.join('.') }),
      findIcon: undefined,
    },
  )
  return { links: links.map(({ label, href, isCurrent }) => [label, href, isCurrent]), diagnostics }
}

it('links to the start page of each version that has pages, newest first', () => {
  expect(plan().links).toEqual([
    ['Next', '/kit/next', false],
    ['2.0', '/kit/', false],
    ['First', '/kit/1.0/a', true],
  ])
})

it('lists only the versions that the menu names, with their labels', () => {
  expect(plan(['1.0', '2.0']).links.map(([label]) => label)).toEqual(['2.0', 'First'])
  expect(plan({ '2.0': {}, '1.0': { label: 'Old' } }).links.map(([label]) => label)).toEqual(['2.0', 'Old'])
})

it('reports the names that no version has, where they are written', () => {
  expect(plan(['1.0', '2.O']).diagnostics).toMatchObject([
    { code: 'navbar-unknown-version', file: 'versions.1', hint: 'Did you mean 2.0?' },
  ])
  expect(plan({ nothing: {} }).diagnostics).toMatchObject([
    { file: 'versions.nothing', hint: 'Remove it from the menu' },
  ])
})

it('names a version by its label, or by its name where it has no pages', () => {
  expect(versionLabel({ route: '/', locale: 'en', version: '1.0' }, graph)).toBe('First')
  expect(versionLabel({ route: '/', locale: 'fr', version: '1.0' }, graph)).toBe('1.0')
})

it('has a file with the versions of each collection with several, in each language', () => {
  expect(listVersionedCollections(graph)).toEqual(['default'])
  expect(listVersionsFiles(graph)).toEqual(['docs-versions.json', 'de/docs-versions.json'])
  expect(versionsFile('de', 'community', graph)).toBe('de/docs-versions-community.json')
  expect(versionsHref({ locale: 'de', version: '1.0' }, graph, config)).toBe('/kit/de/docs-versions.json')
  expect(listVersionsFiles(createTestGraph({ docs: { 'a.md': {} } }).value)).toEqual([])
})
