import { expect, it } from 'vitest'
import { createTestConfig } from '../graph/create-test-graph.js'
import { createSearchManifest } from './search-manifest.js'

it('lists scripts, indexes and contexts, with URLs below the base URL', () => {
  const config = createTestConfig({ baseUrl: '/kit/', search: { contexts: ['api'] } })
  const indexes = [{ locale: 'en', version: '', root: 'en-1.txt' }]
  const manifest: unknown = JSON.parse(createSearchManifest(config, { worker: '/w.js', page: '/p.js' }, indexes))
  expect(manifest).toMatchObject({
    version: 1,
    worker: '/w.js',
    page: '/p.js',
    indexes,
    contexts: [{ path: 'api', label: 'api' }],
  })
  expect(Object(manifest).files).toMatch(/^\/kit\/.+\/$/)
})
