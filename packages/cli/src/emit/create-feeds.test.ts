import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import type { Doc } from '../graph/doc.js'
import type { Feed } from '../plan/plan-feeds.js'
import { createFeeds } from './create-feeds.js'
import { listFeedFiles } from './write-feed.js'

const config = { title: 'Kit', url: 'https://docs.example', baseUrl: '/kit/' }
const feed: Feed = {
  locale: 'en',
  title: 'Kit News',
  description: 'What & why',
  route: '/ne ws',
  limit: 2,
  isFull: false,
}

function createDoc(name: string, facts: Partial<Doc> = {}): Doc {
  const place = { id: name, source: `${name}.md`, line: 1, version: 'current', locale: 'en', isFallback: false }
  const url = { route: `/ne ws/${name}`, href: `/kit/ne%20ws/${name}`, file: `ne ws/${name}.html` }
  const flags = { isDraft: false, isUnlisted: false, isIndexed: true, isTitleHidden: false, listsCards: false }
  const lists = { keywords: [], tags: [], redirectFrom: [], itemPath: [], breadcrumbs: [], siblings: [] }
  return { ...place, ...url, ...flags, ...lists, title: name, ...facts }
}

const docs = [
  createDoc('old', { published: '2025-01-01T00:00:00Z' }),
  createDoc('a', {
    published: '2026-01-01T00:00:00Z',
    lastUpdate: { date: '2026-05-01T00:00:00Z' },
    title: 'A <b> & \u0007bell',
    description: 'Less & "more"',
    tags: [{ label: 'x & y', href: '/kit/tags/x', route: '/tags/x' }],
    post: {
      slug: '',
      excerpt: '',
      authors: [
        { name: 'Jo', url: '/kit/jo', source: 'a.md', socials: [] },
        { name: 'Ann', source: 'a.md', socials: [] },
      ],
    },
  }),
  createDoc('b', { published: '2026-02-01T00:00:00Z' }),
  createDoc('unlisted', { published: '2026-03-01T00:00:00Z', isUnlisted: true }),
  createDoc('undated'),
]

function write(pages: readonly Doc[], texts?: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const own = { ...feed, isFull: texts !== undefined }
  const input = { config, feed: own, docs: pages, language: 'en', homeHref: '/kit/news' }
  return new Map(
    createFeeds({ ...input, ...(texts && { texts }) }).map((artifact) => [
      artifact.file,
      'bytes' in artifact ? String(artifact.bytes) : '',
    ]),
  )
}

describe('createFeeds', () => {
  const files = write(docs)
  const home = 'https://docs.example/kit/ne%20ws'
  const page = 'https://docs.example/kit/news'

  it('writes no feed without dates', () => expect([...write([createDoc('undated')])]).toEqual([]))

  it('writes the newest pages as RSS, with their URLs as ids', () => {
    const rss = parseRssFeed(files.get('ne ws/rss.xml') ?? '')
    expect(rss).toMatchObject({ title: 'Kit News', link: page, description: 'What & why', language: 'en' })
    expect(rss.items?.map(({ link, guid }) => [link, guid?.value])).toEqual([
      [`${home}/b`, `${home}/b`],
      [`${home}/a`, `${home}/a`],
    ])
    expect(rss.items?.[1]).toMatchObject({
      title: 'A <b> &  bell',
      description: 'Less & "more"',
      pubDate: 'Thu, 01 Jan 2026 00:00:00 GMT',
      categories: [{ name: 'x & y' }],
    })
  })

  it('writes everything that Atom requires, and the date of the last change', () => {
    const atom = parseAtomFeed(files.get('ne ws/atom.xml') ?? '')
    expect(atom).toMatchObject({ id: home, title: { value: 'Kit News' }, updated: '2026-05-01T00:00:00Z' })
    expect(atom.links).toContainEqual({ rel: 'self', href: `${home}/atom.xml` })
    expect(atom.links).toContainEqual({ rel: 'alternate', href: page })
    expect(atom.entries?.[1]).toMatchObject({
      id: `${home}/a`,
      updated: '2026-05-01T00:00:00Z',
      published: '2026-01-01T00:00:00Z',
      authors: [{ name: 'Jo', uri: 'https://docs.example/kit/jo' }, { name: 'Ann' }],
    })
  })

  it('writes a JSON Feed whose items all have a text', () => {
    const json = parseJsonFeed(files.get('ne ws/feed.json') ?? '')
    expect(json).toMatchObject({ feed_url: `${home}/feed.json`, home_page_url: page, language: 'en' })
    expect(json.items).toMatchObject([
      { id: `${home}/b`, content_text: 'b', date_published: '2026-02-01T00:00:00Z' },
      { id: `${home}/a`, summary: 'Less & "more"', date_modified: '2026-05-01T00:00:00Z', tags: ['x & y'] },
    ])
  })

  it('counts only pages with a date', () => {
    const [first, second] = [createDoc('1', { published: '2026-01-01T00:00:00Z' }), createDoc('2')]
    expect(write([second, createDoc('3'), createDoc('4'), first]).get('ne ws/feed.json')).toContain('/1"')
  })

  it('adds the whole text in each format, with its lines', () => {
    const html = '<p>A &amp; <b>b</b>\u0007</p>\n<pre><code>1\n\t2</code></pre>'
    const full = write(docs, new Map([['/ne ws/a', html]]))
    const expected = html.replace('\u0007', ' ')
    const rss = parseRssFeed(full.get('ne ws/rss.xml') ?? '')
    expect(rss.items?.map(({ content }) => content?.encoded)).toEqual([undefined, expected])
    const atom = parseAtomFeed(full.get('ne ws/atom.xml') ?? '')
    expect(atom.entries?.map(({ content }) => [content?.type, content?.value])).toEqual([
      [undefined, undefined],
      ['html', expected],
    ])
    const json = parseJsonFeed(full.get('ne ws/feed.json') ?? '')
    expect(json.items?.map((item) => [item.content_html, item.content_text])).toEqual([
      [undefined, 'b'],
      [html, undefined],
    ])
    expect([...full.keys()]).toEqual(listFeedFiles(feed).map(({ file }) => file))
  })
})
