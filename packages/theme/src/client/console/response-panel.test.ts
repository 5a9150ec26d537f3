import { expect, it, vi } from 'vitest'
import { consoleText } from '../../../test/open-editor.js'
import { find, findAll, openPage } from '../../../test/open-page.js'
import { createResponsePanel, type ResponsePanel } from './response-panel.js'
import type { ConsoleRequest } from './send-request.js'

/** A response that a test sends, or an error. */
interface Pending {
  readonly url: string
  readonly respond: (body: string, status?: number) => void
  readonly fail: () => void
  readonly signal: AbortSignal | null | undefined
}

/** A panel in a new page, and the requests that it sends. */
function openPanel(
  proxy?: string,
  url?: string,
): { readonly panel: ResponsePanel; readonly requests: readonly Pending[] } {
  openPage('<main></main>', url)
  const requests: Pending[] = []
  vi.stubGlobal('fetch', (target: string, { signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
      requests.push({
        url: target,
        signal,
        respond: (body, status = 200) =>
          resolve(new Response(body, { status, headers: { 'content-type': 'text/plain' } })),
        fail: () => reject(new TypeError('Failed to fetch')),
      })
    })
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }))
  const panel = createResponsePanel({ text: consoleText, findProxy: () => proxy, title: 'GET /a' })
  find('main').append(panel.element)
  Object.assign(status(), { scrollIntoView: () => {} })
  return { panel, requests }
}

const REQUEST: ConsoleRequest = { method: 'GET', url: 'http://a.test/a', headers: [], files: new Map() }
const status = () => find('[role="status"]')
const cancel = () => find<HTMLButtonElement>('.console-line button')
const shown = () => find('.console-line + div').textContent

it('shows the response with its status, and adds it to the history', async () => {
  const { panel, requests } = openPanel()
  expect([status().textContent, cancel().hidden]).toEqual(['Send the request to see the response.', true])
  const sent = panel.send(REQUEST)
  expect([status().textContent, cancel().hidden]).toEqual(['Sending…', false])
  requests[0]?.respond('first', 404)
  await sent
  expect(status().className).toBe('console-status is-warning')
  expect([status().textContent, cancel().hidden]).toEqual([expect.stringMatching(/^404 .*5 B$/), true])
  expect(shown()).toContain('first')
  expect(find('.console-history li').textContent).toMatch(/^GET \/a: 404/)
})

it('shows an earlier response again', async () => {
  const { panel, requests } = openPanel()
  for (const [index, body] of ['first', 'second'].entries()) {
    const sent = panel.send(REQUEST)
    expect(shown()).toBe('')
    requests[index]?.respond(body)
    await sent
  }
  expect(shown()).toContain('second')
  findAll('.console-history button')[1]?.click()
  await vi.waitFor(() => expect(shown()).toContain('first'))
  expect(requests).toHaveLength(2)
})

it('sends through the proxy of the time', async () => {
  const { panel, requests } = openPanel('/forward')
  const sent = panel.send(REQUEST)
  requests[0]?.respond('')
  await sent
  expect(requests[0]?.url).toBe('https://docs.test/forward?url=http%3A%2F%2Fa.test%2Fa')
})

it('cancels a request', async () => {
  const { panel } = openPanel()
  const sent = panel.send(REQUEST)
  cancel().click()
  await sent
  expect([status().textContent, status().className, shown(), cancel().hidden]).toEqual([
    'Canceled.',
    'console-status is-danger',
    '',
    true,
  ])
  expect(find('.console-history').hidden).toBe(true)
})

it('shows only the response of the last request', async () => {
  const { panel, requests } = openPanel()
  const first = panel.send(REQUEST)
  const second = panel.send(REQUEST)
  expect(requests.map((each) => each.signal?.aborted)).toEqual([true, false])
  await first
  expect([status().textContent, cancel().hidden]).toEqual(['Sending…', false])
  requests[1]?.respond('second')
  await second
  expect([shown().includes('second'), findAll('.console-history li').length, cancel().hidden]).toEqual([true, 1, true])
})

it('ignores a response that arrives as the next request begins', async () => {
  const { panel, requests } = openPanel()
  const first = panel.send(REQUEST)
  requests[0]?.respond('first')
  const second = panel.send(REQUEST)
  await first
  expect([status().textContent, shown(), find('.console-history').hidden]).toEqual(['Sending…', '', true])
  requests[1]?.respond('second')
  await second
})

it('gives up after a minute', async () => {
  const { panel } = openPanel()
  vi.useFakeTimers()
  const sent = panel.send(REQUEST)
  vi.advanceTimersByTime(59_999)
  expect(status().textContent).toBe('Sending…')
  vi.advanceTimersByTime(1)
  await sent
  expect(status().textContent).toBe('The server did not respond within 60 seconds.')
  vi.useRealTimers()
})

it('does not wait for the time of a request that has ended', async () => {
  const { panel, requests } = openPanel()
  vi.useFakeTimers()
  const sent = panel.send(REQUEST)
  requests[0]?.respond('body')
  await sent
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

it.each([
  ['https://docs.test/guide', 'This page is secure'],
  [
    'http://docs.test/guide',
    'Either the server cannot be reached, or it does not allow requests from pages of http://docs.test',
  ],
])('explains at %s why there may be no response, and shows the command', async (url, reason) => {
  const { panel, requests } = openPanel(undefined, url)
  const sent = panel.send(REQUEST)
  requests[0]?.fail()
  await sent
  expect(status().textContent).toBe('The browser got no response that this page may read.')
  expect(status().className).toBe('console-status is-danger')
  expect(find('.console-line + div > p').textContent?.startsWith(reason)).toBe(true)
  expect(find('pre').textContent).toBe('curl --request GET \\\n  --url http://a.test/a')
  expect(find('.console-history').hidden).toBe(true)
})

it('announces a message in place of the last status', async () => {
  const { panel, requests } = openPanel()
  const sent = panel.send(REQUEST)
  requests[0]?.fail()
  await sent
  panel.announce('Copied.')
  expect([status().textContent, status().className]).toEqual(['Copied.', 'console-status'])
})
