import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { expect, it } from 'vitest'
import { type FeedEntry, lastOf, listFeedFiles, writeFeed } from './write-feed.js'

const config = { title: 'Kit', url: 'https://docs.example', baseUrl: '/kit/' }
const feed = { locale: 'en', title: 'News', description: '', route: '/', limit: 9, isFull: false }
const entry: FeedEntry = {
  url: 'https://docs.example/kit/a',
  title: 'A',
  summary: '',
  published: '2026-01-01T00:00:00Z',
  updated: '2026-02-01T00:00:00Z',
  authors: [],
  tags: [],
}

function write(entries: readonly FeedEntry[]): Readonly<Record<string, string>> {
  const files = writeFeed({ feed, entries, language: 'en' }, config)
  return Object.fromEntries(files.map((file) => [file.file, 'bytes' in file ? String(file.bytes) : '']))
}

it('writes no files without entries, and otherwise those that it lists', () => {
  expect(write([])).toEqual({})
  expect(Object.keys(write([entry]))).toEqual(['rss.xml', 'atom.xml', 'feed.json'])
  expect(listFeedFiles({ ...feed, route: '/a/b' })[0]).toEqual({ file: 'a/b/rss.xml' })
})

it('names what a feed without a description and a home page needs', () => {
  const files = write([entry])
  expect(parseRssFeed(files['rss.xml'] ?? '')).toMatchObject({ description: 'News', link: 'https://docs.example/kit/' })
  expect(files['atom.xml']).not.toContain('<subtitle>')
  expect(parseJsonFeed(files['feed.json'] ?? '')).not.toHaveProperty('description')
})

it('identifies an entry by its id where the URL may change', () => {
  const files = write([{ ...entry, id: 'https://docs.example/kit/a#1' }])
  expect(files['rss.xml']).toContain('<guid isPermaLink="false">https://docs.example/kit/a#1</guid>')
  expect(parseAtomFeed(files['atom.xml'] ?? '').entries?.[0]?.id).toBe('https://docs.example/kit/a#1')
  expect(parseJsonFeed(files['feed.json'] ?? '').items?.[0]).toMatchObject({ url: entry.url })
})

it('names the authors of an entry in each format', () => {
  const files = write([entry, { ...entry, authors: [{ name: 'Ada & Co' }, { name: 'Bo', url: 'https://bo.example' }] }])
  const { items = [] } = parseRssFeed(files['rss.xml'] ?? '')
  expect(items.map(({ dc }) => dc?.creators)).toEqual([undefined, ['Ada & Co', 'Bo']])
  expect(parseAtomFeed(files['atom.xml'] ?? '').entries?.[1]?.authors).toMatchObject([{ name: 'Ada & Co' }, {}])
  expect(write([entry])['rss.xml']).not.toContain('xmlns:dc')
})

it('writes only characters that XML can contain', () => {
  const title = 'a\u0000b\u001f \ud800 ]]> & "<\ttab'
  const { 'rss.xml': rss = '' } = write([{ ...entry, title }])
  expect(rss).toContain('<title>a b  \ufffd ]]&gt; &amp; &quot;&lt;\ttab</title>')
})

it('dates a feed by its latest change', () => {
  const later = { ...entry, updated: '2026-03-01T00:00:00Z' }
  expect(write([entry, later, entry])['rss.xml']).toContain(
    '<lastBuildDate>Sun, 01 Mar 2026 00:00:00 GMT</lastBuildDate>',
  )
  expect(lastOf([])).toBe('')
})
