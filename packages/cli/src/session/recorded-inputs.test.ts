import { expect, it } from 'vitest'
import { createTestCache } from '../cache/create-test-cache.js'
import { createTestConfig, createTestFiles } from '../graph/create-test-graph.js'
import { packAnchors } from '../graph/links/pack-anchors.js'
import { createTestPage } from '../plan/create-test-page.js'
import type { PageInputs } from '../workers/page-key.js'
import {
  createFindFile,
  describeChanges,
  nameDifferences,
  nameInputs,
  readInputRecord,
  recordInputs,
  TARGETS,
} from './recorded-inputs.js'

const inputs: PageInputs = { common: 'c'.repeat(32), page: 'p', shell: 's', content: 'content', targets: 't' }
const partial = (path: string) => ({ path, text: '', hash: `hash of ${path}` })
const files = createTestFiles({ docs: { 'a.md': {}, 'b.mdx': {} } }, createTestConfig())
const sources = files.sources.map((source) => ({ ...source, includes: ['docs/_x.md', 'docs/_none.md'] }))
const findFile = createFindFile({ sources, partials: new Map([['docs/_x.md', partial('docs/_x.md')]]) })
const namesOf = (source?: string, more: Partial<PageInputs> = {}) =>
  nameInputs({ ...inputs, ...more }, source, findFile).map(([name]) => name)

it('names the files of a page, and what MDX imports', () => {
  expect(namesOf('docs/a.md')).toContain('docs/_x.md')
  expect(namesOf('docs/a.md')).not.toContain('docs/_none.md')
  expect(namesOf('docs/a.md')).not.toContain('what its MDX imports')
  expect(namesOf('docs/b.mdx')).toContain('what its MDX imports')
  expect(namesOf('api.yaml')).toContain('what it shows of api.yaml')
  expect(namesOf()).toEqual(['what all pages share', 'navbar, footer and announcement', "the page's own data", TARGETS])
  expect(namesOf(undefined, { sidebar: 'b', plugins: [['notes', 'k']] })).toEqual(
    expect.arrayContaining(['the open branch of its sidebar', 'the plugin notes']),
  )
})

it('shortens hashes', () => {
  expect(nameInputs(inputs, undefined, findFile)[0]).toEqual(['what all pages share', 'c'.repeat(12)])
})

it('names what has changed, what is new, what is gone, and each changed field of the page once', () => {
  const page = createTestPage({ source: 'docs/a.md' })
  const before = { inputs: nameInputs({ ...inputs, sidebar: 'b' }, 'docs/a.md', findFile), page }
  expect(nameDifferences(before, before)).toEqual([])
  const changed = createTestPage({
    source: 'docs/a.md',
    title: 'B',
    route: '/b',
    href: '/b',
    tags: [{ label: 'x', href: '/x' }],
  })
  const after = { inputs: nameInputs({ ...inputs, page: 'q', targets: 'u' }, undefined, findFile), page: changed }
  expect(nameDifferences(before, after)).toEqual([
    'its title',
    'its tags',
    'its URL',
    TARGETS,
    'the open branch of its sidebar',
    'docs/a.md',
    'docs/_x.md',
  ])
  expect(describeChanges(['its title', 'docs/a.md'])).toBe('its title and docs/a.md changed')
})

it('records pages that were built, with the changes since a page that was there', () => {
  const cache = createTestCache()
  const built = (outcome: 'kept' | 'rendered', shell: string) => ({
    planned: { page: createTestPage(), locale: 'en', version: 'current' },
    links: [],
    anchors: packAnchors([]),
    diagnostics: [],
    inputs: { ...inputs, shell },
    outcome,
  })
  const record = (outcome: 'kept' | 'rendered', shell: string, isThere: boolean): void =>
    recordInputs({
      cache,
      outDir: '/out',
      files,
      builtPages: [built(outcome, shell) as never],
      existedBefore: () => isThere,
    })
  record('kept', 's', true)
  expect(readInputRecord(cache, '/out', 'a.html')).toBeUndefined()
  record('rendered', 's', false)
  expect(readInputRecord(cache, '/out', 'a.html')).not.toHaveProperty('changes')
  record('rendered', 'other', true)
  expect(readInputRecord(cache, '/out', 'a.html')).toMatchObject({
    outcome: 'rendered',
    changes: ['navbar, footer and announcement'],
  })
  expect(readInputRecord(cache, '/other', 'a.html')).toBeUndefined()
})
