import { findLanguage } from '@docgen/renderer/search'
import { afterEach, expect, it, vi } from 'vitest'
import { writeTestIndex } from '../../../renderer/test/search/open-written-index.js'
import { searchPage } from '../../../renderer/test/search/search-page.js'
import type { NumberedRequest, ThreadRequest, ThreadResponse } from './search-message.js'
import { installSearchThread } from './search-worker.js'

const REQUEST = { limit: 8, snippetLength: 60 }
let id = 0

afterEach(() => void vi.unstubAllGlobals())

/** Starts the thread on a site with two pages; `serve` may replace a response. */
function startThread(
  title: string,
  serve: (name: string, cache: RequestCache) => string | undefined = () => undefined,
) {
  const pages = [searchPage(title, { '': 'How to refund a payment.' }), searchPage('Orders', { '': 'List of orders.' })]
  const { root, files } = writeTestIndex(pages, findLanguage('en'))
  const responses = new Map<number, (response: ThreadResponse) => void>()
  const requested: string[] = []
  let receive: (event: { data: NumberedRequest }) => void = () => {}
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof receive) => {
    receive = listener
  })
  vi.stubGlobal('postMessage', (response: ThreadResponse) => responses.get(response.id)?.(response))
  vi.stubGlobal('fetch', async (href: string, { cache }: { readonly cache: RequestCache }) => {
    requested.push(href)
    const name = href.replace(/^\/search\/|\.txt$/g, '')
    const text = serve(name, cache) ?? files.get(name)
    return { ok: text !== undefined, text: async () => text }
  })
  installSearchThread()
  const send = (request: ThreadRequest): Promise<ThreadResponse> =>
    new Promise((resolve) => {
      id += 1
      responses.set(id, resolve)
      receive({ data: { ...request, id } })
    })
  const index = { files: '/search/', root }
  return {
    send,
    index,
    requested,
    search: (text: string, key = 1) => send({ kind: 'search', index, key, request: { ...REQUEST, text } }),
  }
}

/** The titles of a response. */
function titlesOf(response: ThreadResponse): readonly string[] | undefined {
  if ('error' in response) throw new Error(response.error)
  return response.found?.hits.map(({ title }) => title.map(({ text }) => text).join(''))
}

it('finds pages, and reads the text of a hit on demand', async () => {
  const { send, search } = startThread('Refunds')
  expect(titlesOf(await search('refund'))).toEqual(['Refunds'])
  const shown = await send({ kind: 'show', key: 1, hit: 0 })
  expect(titlesOf(shown)).toEqual(['Refunds'])
  expect(titlesOf(await send({ kind: 'show', key: 99, hit: 0 }))).toBeUndefined()
})

it('opens an index once, with the text that it was sent', async () => {
  const { send, index, requested } = startThread('Billing')
  const { files, root } = writeTestIndex([searchPage('Sent')], findLanguage('en'))
  await send({ kind: 'load', index: { ...index, root, text: files.get(root) ?? '' } })
  await send({ kind: 'load', index: { ...index, root } })
  expect(requested.filter((href) => href.includes(root))).toEqual([])
})

it('runs only the last of several queries', async () => {
  const { search } = startThread('Invoices')
  const [first, second] = await Promise.all([search('invoice', 1), search('order', 2)])
  expect([titlesOf(first), titlesOf(second)]).toEqual([undefined, ['Orders']])
})

it('requests a file again if a page came instead of it', async () => {
  const { search } = startThread('Payouts', (_name, cache) =>
    cache === 'force-cache' ? ' <!doctype html>' : undefined,
  )
  expect(titlesOf(await search('payout'))).toEqual(['Payouts'])
})

it('reports a file that does not exist, and tries again with the next query', async () => {
  let isBroken = true
  const { search, index } = startThread('Disputes', () => (isBroken ? '<' : undefined))
  expect(await search('dispute')).toEqual({ id, error: `/search/${index.root}.txt is not a file of the index` })
  isBroken = false
  expect(titlesOf(await search('dispute'))).toEqual(['Disputes'])
})
