import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openBuiltSearch } from '../../src/session/open-built-search.js'
import { openBrowser, type TestBrowser } from '../browser/open-browser.js'
import { openStaticHost, type StaticHost } from '../browser/static-host.js'
import { copySite, type SiteCopy } from '../build-copy.js'

const CLIENT = fileURLToPath(new URL('../../../theme/src/search/open-browser-search.ts', import.meta.url))
const CONFIG = `export default {
  title: 'Pets',
  url: 'https://pets.example',
  docs: { routeBasePath: '/' },
  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'ar'] },
}
`
const TRANSLATED = 'docs/current'

let site: SiteCopy
let host: StaticHost
let browser: TestBrowser

beforeAll(async () => {
  const source = mkdtempSync(join(tmpdir(), 'docgen-search-languages-'))
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(source, name)), { recursive: true })
    writeFileSync(join(source, name), text)
  }
  write('site.config.ts', CONFIG)
  write('docs/index.md', '---\nslug: /\n---\n# Pets\n\nThey sleep in houses.\n')
  write(`i18n/de/${TRANSLATED}/index.md`, '---\nslug: /\n---\n# Tiere\n\nSie schlafen in großen Häusern.\n')
  write(`i18n/ar/${TRANSLATED}/index.md`, '---\nslug: /\n---\n# الحقوق\n\nيولد جميع الناس أحرارا.\n')
  site = copySite(source)
  expect((await site.build()).report.diagnostics).toEqual([])
  const { outputFiles } = await build({ entryPoints: [CLIENT], bundle: true, format: 'esm', write: false })
  writeFileSync(join(site.outDir, 'assets/client.js'), outputFiles[0]?.contents ?? '')
  host = await openStaticHost(site.outDir)
  browser = await openBrowser()
  rmSync(source, { recursive: true, force: true })
})
afterEach(() => browser.clear())
afterAll(async () => {
  await browser.close()
  await host.close()
  site.remove()
})

/** Asks in a page, under its policy; gives types of the hits, or that there was none. */
function ask(page: Page, locale: string, text: string): Promise<readonly string[] | string> {
  // A text, so that no tool of the test rewrites the import.
  return page.evaluate(`(async () => {
    const { openBrowserSearch } = await import('/assets/client.js')
    window.client ??= openBrowserSearch('/')
    const query = { locale: '${locale}', version: '', text: '${text}', limit: 8, snippetLength: 50 }
    return window.client.query(query).then((hits) => hits.map(({ type }) => type), () => 'failed')
  })()`)
}

const languageScripts = (): readonly string[] =>
  host.takeRequests().filter((path) => /^\/assets\/search\/[^/]*\.js$/.test(path))

// A stem, its inflections, a beginning without its marks, and a stop word.
it.each([
  ['de', 'Haus', ['Description']],
  ['de', 'häuser', ['Description']],
  ['de', 'größ', ['Description']],
  ['de', 'tieren', ['Title']],
  ['ar', 'حقوق', ['Title']],
  ['en', 'house', ['Description']],
])('finds by the stems of %s what is meant by %s, in the terminal as in the browser', async (locale, text, types) => {
  const built = await openBuiltSearch(site.outDir, { locale })
  const hits = await built.value?.search({ text, limit: 8 })
  expect(hits?.map(({ type }) => type)).toEqual(types)
  const page = await browser.open(`${host.origin}/`)
  expect(await ask(page, locale, text)).toEqual(types)
  expect(browser.takeProblems()).toEqual([])
})

it('downloads the script of a language once, and none for English', async () => {
  const page = await browser.open(`${host.origin}/`)
  host.takeRequests()
  expect(await ask(page, 'en', 'houses')).toEqual(['Description'])
  expect(languageScripts()).toEqual([])
  expect(await ask(page, 'de', 'haus')).toEqual(['Description'])
  expect(await ask(page, 'de', 'schlafen')).toEqual(['Description'])
  expect(languageScripts()).toHaveLength(1)
})

it('asks for the script again after a failure', async () => {
  const page = await browser.open(`${host.origin}/`)
  await page.context().route('**/assets/search/*.js', (route) => route.abort())
  expect(await ask(page, 'de', 'haus')).toEqual('failed')
  await page.context().unroute('**/assets/search/*.js')
  expect(await ask(page, 'de', 'haus')).toEqual(['Description'])
  browser.takeProblems()
})

it('writes the scripts of the site’s languages and no others', async () => {
  const folder = join(site.outDir, 'assets/search')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts).toHaveLength(2)
  const texts = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  expect(texts).toMatch(/`German` language/)
  expect(texts).toMatch(/`Arabic` language/)
  const assets = readdirSync(join(site.outDir, 'assets'))
  expect(assets.filter((name) => /lunr/.test(name))).toEqual([])
  const worker = assets.find((name) => name.startsWith('search-worker'))
  expect(readFileSync(join(site.outDir, 'assets', worker ?? ''), 'utf8')).not.toMatch(/^import\b/)
  const before = readdirSync(folder)
  expect((await site.build()).report.diagnostics).toEqual([])
  expect(readdirSync(folder)).toEqual(before)
})
