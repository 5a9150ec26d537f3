import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type TestBrowser } from '../browser/open-browser.js'
import { openStaticHost, type StaticHost } from '../browser/static-host.js'
import { copySite, type SiteCopy } from '../build-copy.js'

const CLIENT = fileURLToPath(new URL('../../../theme/src/search/open-browser-search.ts', import.meta.url))

let site: SiteCopy
let host: StaticHost
let browser: TestBrowser

beforeAll(async () => {
  const source = mkdtempSync(join(tmpdir(), 'docgen-search-thread-'))
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(source, name)), { recursive: true })
    writeFileSync(join(source, name), text)
  }
  write(
    'site.config.ts',
    "export default { title: 'Pets', url: 'https://pets.example', docs: { routeBasePath: '/' } }\n",
  )
  write('docs/index.md', '---\ntitle: Hamsters\nslug: /\n---\nThey eat seeds.\n\n## At night\n\nThey run in wheels.\n')
  write('docs/cats.md', '---\ntitle: Cats\n---\nThey sleep by day and by night.\n')
  site = copySite(source)
  expect((await site.build()).report.diagnostics).toEqual([])
  // What a page of the site would import: the client as the search field gets it.
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

/** Asks in a page, under its policy; gives types and addresses of the hits, or the error. Questions of one page share a client. */
function ask(page: Page, texts: readonly string[]): Promise<readonly (readonly string[] | string | undefined)[]> {
  // A text, so that no tool of the test rewrites the import.
  return page.evaluate(`(async () => {
    const { openBrowserSearch } = await import('/assets/client.js')
    window.client ??= openBrowserSearch('/')
    const show = (hits) => hits?.map(({ type, href }) => type + ' ' + href)
    const query = (text) => window.client.query({ locale: 'en', version: '', text, limit: 8, snippetLength: 50 })
    return Promise.all(${JSON.stringify(texts)}.map((text) => query(text).then(show, () => 'failed')))
  })()`)
}

describe('the search thread in a browser', () => {
  it('answers under the policy of the pages, and downloads no more than the question needs', async () => {
    const page = await browser.open(`${host.origin}/`)
    host.takeRequests()
    expect(await ask(page, ['nights'])).toEqual([
      ['Heading /?highlight=nights#at-night', expect.stringMatching(/^\w+ \/cats\/?\?highlight=nights$/)],
    ])
    const requests = host.takeRequests()
    expect(requests.filter((path) => path === '/search-index.json')).toHaveLength(1)
    expect(requests.filter((path) => path.includes('search-worker'))).toHaveLength(1)
    expect(requests.length).toBeLessThan(12)
    expect(browser.takeProblems()).toEqual([])
  })

  it('answers the last of several questions', async () => {
    const page = await browser.open(`${host.origin}/`)
    const [first, second, third] = await ask(page, ['c', 'ca', 'cats'])
    expect([first, second]).toEqual([undefined, undefined])
    expect(third).toEqual([expect.stringContaining('Title /cats')])
    expect(browser.takeProblems()).toEqual([])
  })

  it('says that the index cannot be loaded, and answers when it can', async () => {
    const page = await browser.open(`${host.origin}/`)
    await page.context().route('**/assets/search/**', (route) => route.abort())
    expect(await ask(page, ['cats'])).toEqual(['failed'])
    await page.context().unroute('**/assets/search/**')
    expect(await ask(page, ['cats'])).toEqual([[expect.stringContaining('Title /cats')]])
    browser.takeProblems()
  })
})
