import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSearchSite, type SearchSite } from './open-search-site.js'

let opened: SearchSite

beforeAll(async () => {
  opened = await openSearchSite({
    'site.config.ts': "export default { title: 'Pets', url: 'https://pets.example', docs: { routeBasePath: '/' } }\n",
    'docs/index.md': '---\ntitle: Hamsters\nslug: /\n---\nThey eat seeds.\n\n## At night\n\nThey run in wheels.\n',
    'docs/cats.md': '---\ntitle: Cats\n---\nThey sleep by day and by night.\n',
  })
})
afterEach(() => opened.browser.clear())
afterAll(() => opened.close())

/**
 * Searches in a page, under its policy; returns types and URLs of the hits, or the error. Queries of one page share
 * a client.
 */
function ask(page: Page, texts: readonly string[]): Promise<readonly (readonly string[] | string | undefined)[]> {
  // Evaluated as text, so that the test runner does not rewrite the import.
  return page.evaluate(`(async () => {
    const { openBrowserSearch } = await import('/assets/client.js')
    window.client ??= openBrowserSearch('/')
    const show = async (found) =>
      found && (await Promise.all(found.hits.map((_, hit) => found.show(hit)))).map(({ type, href }) => type + ' ' + href)
    const query = (text) => window.client.query({ locale: 'en', version: '', text, limit: 8, snippetLength: 50 })
    return Promise.all(${JSON.stringify(texts)}.map((text) => query(text).then(show, () => 'failed')))
  })()`)
}

describe('the search thread in a browser', () => {
  it('runs under the policy of the pages, and downloads no more than the query needs', async () => {
    const page = await opened.browser.open(`${opened.host.origin}/`)
    opened.host.takeRequests()
    expect(await ask(page, ['nights'])).toEqual([
      [
        'Heading /?highlight=nights&highlight=night#at-night',
        expect.stringMatching(/^\w+ \/cats\/?\?highlight=nights&highlight=night$/),
      ],
    ])
    const requests = opened.host.takeRequests()
    expect(requests.filter((path) => path === '/docgen-search.json')).toHaveLength(1)
    expect(requests.filter((path) => path.includes('search-worker'))).toHaveLength(1)
    expect(requests.length).toBeLessThan(12)
    expect(opened.browser.takeProblems()).toEqual([])
  })

  it('returns the result of the last of several queries', async () => {
    const page = await opened.browser.open(`${opened.host.origin}/`)
    const [first, second, third] = await ask(page, ['c', 'ca', 'cats'])
    expect([first, second]).toEqual([undefined, undefined])
    expect(third).toEqual([expect.stringContaining('Title /cats')])
    expect(opened.browser.takeProblems()).toEqual([])
  })

  it('reports that the index cannot be loaded, and recovers', async () => {
    const page = await opened.browser.open(`${opened.host.origin}/`)
    await page.context().route('**/assets/search/**', (route) => route.abort())
    expect(await ask(page, ['cats'])).toEqual(['failed'])
    await page.context().unroute('**/assets/search/**')
    expect(await ask(page, ['cats'])).toEqual([[expect.stringContaining('Title /cats')]])
    opened.browser.takeProblems()
  })
})
