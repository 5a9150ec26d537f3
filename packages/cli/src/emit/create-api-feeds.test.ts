import type { JsonObject } from '@docgen/renderer/openapi'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import { createTestConfig, createTestFiles } from '../graph/create-test-graph.js'
import type { Doc } from '../graph/doc.js'
import { createApiFeeds } from './create-api-feeds.js'

const config = createTestConfig({ baseUrl: '/kit/' })

function createVersion(name: string, date?: string) {
  const [version] = createTestFiles({}, config).versions
  if (!version) throw new Error('a test has a version')
  const folder = name === 'current' ? 'docs' : `versioned_docs/version-${name}`
  return { ...version, name, label: name, folder, isLast: name === '2.0', ...(date !== undefined && { date }) }
}

function createOverview(version: string, path: string): Doc {
  const place = { id: 'api', source: '', line: 1, version, locale: 'en', isFallback: false }
  const route = version === '2.0' ? '/api/things' : `/${version}/api/things`
  const flags = { isDraft: false, isUnlisted: false, isIndexed: true, isTitleHidden: false, listsCards: false }
  const lists = { keywords: [], tags: [], redirectFrom: [], itemPath: [], breadcrumbs: [], siblings: [] }
  return { ...place, route, href: `/kit${route}`, file: '', ...flags, ...lists, title: 'Things', api: { path } }
}

const get = (...required: string[]) => ({
  get: {
    responses: { 200: { description: 'All' } },
    parameters: required.map((name) => ({ name, in: 'query', required: true, schema: { type: 'string' } })),
  },
})
const describeApi = (paths: JsonObject) => ({ openapi: '3.1.0', info: { title: 'Things' }, paths })
const hidden = { get: { 'x-internal': true, responses: {} } }

const apis = [
  { path: 'api.yaml', version: 'current', document: describeApi({ '/a': get(), '/<b>': get('x`') }) },
  {
    path: 'versioned_docs/version-2.0/api.yaml',
    version: '2.0',
    document: describeApi({ '/a': get('q'), '/h': hidden }),
  },
  {
    path: 'versioned_docs/version-1.0/api.yaml',
    version: '1.0',
    document: describeApi({ '/a': get(), '/old': get() }),
  },
  {
    path: 'versioned_docs/version-0.9/api.yaml',
    version: '0.9',
    document: describeApi({ '/a': get(), '/old': get() }),
  },
]
const docs = apis.map(({ path, version }) => createOverview(version, path))

async function write(dates: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
  const versions = apis.map(({ version }) => createVersion(version, dates[version]))
  const feeds = await createApiFeeds({ config, graph: { docs, versions }, apis })
  return new Map(feeds.map((file) => [file.file, 'bytes' in file ? String(file.bytes) : '']))
}

describe('createApiFeeds', () => {
  const [january, march] = ['2026-01-01T00:00:00Z', '2026-03-01T00:00:00Z']

  it('writes nothing without dates, and no entry for the first version', async () => {
    expect([...(await write({}))]).toEqual([])
    expect([...(await write({ '0.9': january }))]).toEqual([])
  })

  it('lists what changes for clients, without internal operations', async () => {
    const files = await write({ '2.0': march, '1.0': january })
    const rss = parseRssFeed(files.get('api/things/rss.xml') ?? '')
    expect(rss.items?.map(({ title, description }) => [title, description])).toEqual([
      ['Things 2.0', 'Since 1.0: 2 breaking changes'],
      ['Things 1.0', 'Since 0.9: Nothing changes for clients.'],
    ])
    expect(rss.items?.[0]?.content?.encoded).toBe(
      '<h2>2 breaking changes</h2>\n<ul>\n' +
        '<li>new query parameter <code>q</code> is required (<code>GET /a</code>)</li>\n' +
        '<li>GET /old was removed</li>\n</ul>',
    )
  })

  it('keeps the id of an entry when a later version moves its page', async () => {
    const atom = parseAtomFeed((await write({ '2.0': march, '1.0': january })).get('api/things/atom.xml') ?? '')
    expect(atom.entries?.map(({ id, links }) => [id, links?.[0]?.href])).toEqual([
      ['https://docs.example/kit/api/things#2.0', 'https://docs.example/kit/api/things'],
      ['https://docs.example/kit/api/things#1.0', 'https://docs.example/kit/1.0/api/things'],
    ])
    expect(atom.updated).toBe(march)
  })

  it('escapes what descriptions contain', async () => {
    const json = parseJsonFeed((await write({ current: march })).get('api/things/feed.json') ?? '')
    expect(json.items).toHaveLength(1)
    expect(json.items?.[0]?.content_html).toContain('<li>GET /&lt;b&gt; is new</li>')
  })
})
