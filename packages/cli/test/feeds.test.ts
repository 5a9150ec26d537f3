import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'

// The feeds of all sites with expected output, against the rules of RSS 2.0, RFC 4287 and JSON Feed 1.1.
const SITES = fileURLToPath(new URL('sites', import.meta.url))
const list = (name: string): readonly string[] =>
  readdirSync(SITES, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.replaceAll('\\', '/').includes('/expected/') && path.endsWith(name),
  )
const read = (path: string): string => readFileSync(join(SITES, path), 'utf8')

// RFC 822 with a year of four digits, as RSS recommends.
const RSS_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/
const isAbsolute = (url: unknown): boolean => typeof url === 'string' && URL.canParse(url)
const isFilled = (text: unknown): boolean => typeof text === 'string' && text.trim() !== ''

/** The `href` and `src` in the HTML of an entry that need a base URL. */
function findRelative(html = ''): readonly string[] {
  const urls = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, url = '']) => url)
  return urls.filter((url) => !URL.canParse(url))
}

describe.each(list('rss.xml'))('%s', (path) => {
  const { title, link, description, language, lastBuildDate, atom, items = [] } = parseRssFeed(read(path))

  it('has what RSS requires, and names itself', () => {
    expect([title, description, language].every(isFilled)).toBe(true)
    expect([link, atom?.links?.find(({ rel }) => rel === 'self')?.href].every(isAbsolute)).toBe(true)
    expect(lastBuildDate).toMatch(RSS_DATE)
  })

  it('has items with a link, a date and an id that is unique', () => {
    expect(items.length).toBeGreaterThan(0)
    expect(new Set(items.map(({ guid }) => guid?.value)).size).toBe(items.length)
    for (const item of items) {
      expect(isFilled(item.title) && isAbsolute(item.link) && isFilled(item.guid?.value)).toBe(true)
      expect(item.guid?.isPermaLink === false || isAbsolute(item.guid?.value)).toBe(true)
      expect(item.pubDate).toMatch(RSS_DATE)
      expect(findRelative(item.content?.encoded)).toEqual([])
    }
  })
})

describe.each(list('atom.xml'))('%s', (path) => {
  const { id, title, updated, links = [], authors = [], entries = [] } = parseAtomFeed(read(path))

  it('has what RFC 4287 requires, and names itself', () => {
    expect(isAbsolute(id) && isFilled(title?.value ?? title)).toBe(true)
    expect(links.map(({ rel }) => rel)).toEqual(expect.arrayContaining(['self']))
    expect(links.every(({ href }) => isAbsolute(href))).toBe(true)
    expect(authors.every(({ name }) => isFilled(name)) && authors.length > 0).toBe(true)
    expect(updated).toMatch(RFC_3339)
  })

  it('has entries with a link, dates and an id that is unique', () => {
    expect(entries.length).toBeGreaterThan(0)
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length)
    for (const entry of entries) {
      expect(isAbsolute(entry.id) && entry.links?.every(({ href }) => isAbsolute(href))).toBe(true)
      expect(entry.updated).toMatch(RFC_3339)
      expect(entry.published).toMatch(RFC_3339)
      expect(String(entry.updated) >= String(entry.published)).toBe(true)
    }
  })
})

describe.each(list('feed.json'))('%s', (path) => {
  const text = read(path)
  const { title, home_page_url: home, feed_url: own, items = [] } = parseJsonFeed(text)

  it('has what JSON Feed requires, and names itself', () => {
    expect(JSON.parse(text).version).toBe('https://jsonfeed.org/version/1.1')
    expect(isFilled(title) && isAbsolute(home) && isAbsolute(own)).toBe(true)
  })

  it('has items with a text, dates and an id that is unique', () => {
    expect(items.length).toBeGreaterThan(0)
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    for (const item of items) {
      expect(isFilled(item.id) && isAbsolute(item.url) && isFilled(item.content_html ?? item.content_text)).toBe(true)
      expect(item.date_published).toMatch(RFC_3339)
      expect(item.date_modified).toMatch(RFC_3339)
      expect(findRelative(item.content_html)).toEqual([])
    }
  })
})
