import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openBuiltFolder } from '../../src/session/search/built-files.js'
import { openBuiltSearch } from '../../src/session/search/open-built-search.js'
import { openSearchSite, type SearchSite } from './open-search-site.js'

const CONFIG = `export default {
  title: 'Pets',
  url: 'https://pets.example',
  docs: { routeBasePath: '/' },
  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'ar'] },
}
`
const TRANSLATED = 'docs/current'

let opened: SearchSite

beforeAll(async () => {
  opened = await openSearchSite({
    'site.config.ts': CONFIG,
    'docs/index.md': '---\nslug: /\n---\n# Pets\n\nThey sleep in houses.\n',
    [`i18n/de/${TRANSLATED}/index.md`]: '---\nslug: /\n---\n# Tiere\n\nSie schlafen in großen Häusern.\n',
    [`i18n/ar/${TRANSLATED}/index.md`]: '---\nslug: /\n---\n# الحقوق\n\nيولد جميع الناس أحرارا.\n',
  })
})
afterEach(() => opened.browser.clear())
afterAll(() => opened.close())

/** Searches in a page, under its policy; returns types of the hits, or the error. */
function ask(page: Page, locale: string, text: string): Promise<readonly string[] | string> {
  // Evaluated as text, so that the test runner does not rewrite the import.
  return page.evaluate(`(async () => {
    const { openBrowserSearch } = await import('/assets/client.js')
    window.client ??= openBrowserSearch('/')
    const query = { locale: '${locale}', version: '', text: '${text}', limit: 8, snippetLength: 50 }
    return window.client.query(query).then(({ hits }) => hits.map(({ type }) => type), () => 'failed')
  })()`)
}

const languageScripts = (): readonly string[] =>
  opened.host.takeRequests().filter((path) => /^\/assets\/search\/[^/]*\.js$/.test(path))

// A stem, its inflections, a prefix without diacritics, and a stop word.
it.each([
  ['de', 'Haus', ['Description']],
  ['de', 'häuser', ['Description']],
  ['de', 'größ', ['Description']],
  ['de', 'tieren', ['Title']],
  ['ar', 'حقوق', ['Title']],
  ['en', 'house', ['Description']],
])('finds by the stems of %s, in the terminal as in the browser: %s', async (locale, text, types) => {
  const built = await openBuiltSearch(openBuiltFolder(opened.site.outDir), { locale })
  const hits = (await built.value?.search({ text, limit: 8 }))?.value
  expect(hits?.map(({ type }) => type)).toEqual(types)
  const page = await opened.browser.open(`${opened.host.origin}/`)
  expect(await ask(page, locale, text)).toEqual(types)
  expect(opened.browser.takeProblems()).toEqual([])
})

it('downloads the script of a language once, and none for English', async () => {
  const page = await opened.browser.open(`${opened.host.origin}/`)
  opened.host.takeRequests()
  expect(await ask(page, 'en', 'houses')).toEqual(['Description'])
  expect(languageScripts()).toEqual([])
  expect(await ask(page, 'de', 'haus')).toEqual(['Description'])
  expect(await ask(page, 'de', 'schlafen')).toEqual(['Description'])
  expect(languageScripts()).toHaveLength(1)
})

it('requests the script again after a failure', async () => {
  const page = await opened.browser.open(`${opened.host.origin}/`)
  await page.context().route('**/assets/search/*.js', (route) => route.abort())
  expect(await ask(page, 'de', 'haus')).toEqual('failed')
  await page.context().unroute('**/assets/search/*.js')
  expect(await ask(page, 'de', 'haus')).toEqual(['Description'])
  opened.browser.takeProblems()
})

it('writes only the scripts of the site’s languages', async () => {
  const folder = join(opened.site.outDir, 'assets/search')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts).toHaveLength(2)
  const texts = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  expect(texts).toMatch(/`German` language/)
  expect(texts).toMatch(/`Arabic` language/)
  const assets = readdirSync(join(opened.site.outDir, 'assets'))
  expect(assets.filter((name) => /lunr/.test(name))).toEqual([])
  const worker = assets.find((name) => name.startsWith('search-worker'))
  expect(readFileSync(join(opened.site.outDir, 'assets', worker ?? ''), 'utf8')).not.toMatch(/^import\b/)
  const before = readdirSync(folder)
  expect((await opened.site.build()).report.diagnostics).toEqual([])
  expect(readdirSync(folder)).toEqual(before)
})
