import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../graph/create-test-graph.js'
import { createPlanVersion, listNamedVersions } from './plan-version.js'

const fields = {
  baseUrl: '/kit/',
  docs: { routeBasePath: 'docs' },
  versions: { versions: { '1.0': { label: 'First', canonicalLatest: true, noIndex: true } } },
}
const { value: graph } = createTestGraph({
  config: fields,
  docs: { 'index.md': {}, 'new.md': {} },
  versions: { '2.0': { 'index.md': {}, 'a.md': {} }, '1.0': { 'index.md': {}, 'a.md': {}, 'gone.md': {} } },
})
const planVersion = createPlanVersion(graph, createTestConfig(fields))
const plan = (version: string, docId: string) => planVersion({ version, locale: 'en', docId })

it('shows the last version without a notice or a path', () => {
  expect(plan('2.0', 'a')).toEqual({
    view: { name: '2.0', path: '', label: '2.0', hasBadge: true, isIndexed: true },
    isIndexed: true,
    listFolder: '/',
    className: 'docs-version-2.0',
  })
})

it('links an old page to the same page of the last version, otherwise to its start page', () => {
  const notice = (version: string, docId: string) => plan(version, docId).view?.notice
  const latest = { name: '2.0', label: '2.0', href: '/kit/docs/a' }
  expect(notice('1.0', 'a')).toEqual({ kind: 'unmaintained', latest })
  expect(notice('1.0', 'gone')?.latest.href).toBe('/kit/docs')
  expect(notice('current', 'new')).toEqual({ kind: 'unreleased', latest: { ...latest, href: '/kit/docs' } })
})

it('names the same page of the last version as canonical where the config sets it', () => {
  expect(plan('1.0', 'a')).toMatchObject({ canonical: '/kit/docs/a', isIndexed: false, listFolder: '/docs/1.0' })
  expect(plan('1.0', 'gone')).not.toHaveProperty('canonical')
  expect(plan('current', 'index')).not.toHaveProperty('canonical')
})

it('has no view on a site with one version, and nothing but an index flag for unknown versions', () => {
  const { value } = createTestGraph({ docs: { 'a.md': {} } })
  const planOnly = createPlanVersion(value, createTestConfig())
  expect(planOnly({ version: 'current', locale: 'en', docId: 'a' })).toEqual({ isIndexed: true, listFolder: '/' })
  expect(planOnly({ version: '9', locale: 'en' })).toEqual({ isIndexed: true })
})

it('finds a generated page at the same path of the last version', () => {
  const indexed = createTestGraph({
    config: fields,
    docs: { 'a.md': { tags: ['x'] } },
    versions: { '2.0': { 'a.md': { tags: ['x'] } }, '1.0': { 'a.md': { tags: ['x', 'y'] } } },
  }).value
  const find = (indexRoute: string) =>
    createPlanVersion(indexed, createTestConfig(fields))({ version: '1.0', locale: 'en', indexRoute }).canonical
  expect(find('/docs/1.0/tags/x')).toBe('/kit/docs/tags/x')
  expect(find('/docs/1.0/tags/y')).toBeUndefined()
})

it('lists the versions whose name differs from their path', () => {
  expect(listNamedVersions('en', graph)).toEqual([
    { path: 'docs/next/', label: 'Next' },
    { path: 'docs/1.0/', label: 'First' },
  ])
  expect(listNamedVersions('de', graph)).toEqual([])
})
