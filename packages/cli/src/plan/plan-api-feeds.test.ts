import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../graph/create-test-graph.js'
import { planApiFeeds } from './plan-api-feeds.js'

const NAMES = Array.from({ length: 23 }, (_, index) => `${23 - index}.0`)

function plan(dated: readonly string[], config: Readonly<Record<string, unknown>> = {}) {
  const versions = Object.fromEntries(dated.map((name) => [name, { date: '2026-01-02' }]))
  const fields = { versions: { versions }, ...config }
  const { value: graph } = createTestGraph({
    docs: { 'api.md': { title: 'Things' } },
    versions: Object.fromEntries(NAMES.map((name) => [name, { 'api.md': { title: 'Things' } }])),
    config: fields,
  })
  const docs = graph.docs.map((doc) => ({ ...doc, api: { path: doc.source.replace(/^docs\//, '') } }))
  return planApiFeeds({ docs, versions: graph.versions }, createTestConfig(fields))
}

it('lists the dated versions of an API with the one before each, newest first', () => {
  const [planned, ...others] = plan(['23.0', '21.0'])
  expect(others).toEqual([])
  expect(planned?.releases.map(({ version, previous }) => [version.name, previous.version.name])).toEqual([
    ['23.0', '22.0'],
    ['21.0', '20.0'],
  ])
  expect(planned?.overviews).toHaveLength(24)
  expect(planned?.feed).toMatchObject({ title: 'Things changes', route: '/api', locale: 'en', limit: 20 })
})

it('omits an API without dates, and the first version, which has changed nothing', () => {
  expect(plan([])).toEqual([])
  expect(plan(['1.0'])).toEqual([])
})

it('stops after the newest twenty', () => {
  expect(plan(NAMES)[0]?.releases.map(({ version }) => version.name)).toEqual(NAMES.slice(0, 20))
})

it('has one feed for all languages', () => {
  expect(plan(['23.0'], { i18n: { locales: ['en', 'de'] } })[0]?.overviews.map(({ locale }) => locale)).not.toContain(
    'de',
  )
})
