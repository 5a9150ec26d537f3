import { expect, it, vi } from 'vitest'
import { find, findAll, openPage } from '../../../theme/test/open-page.js'
import type { DiagnosticView } from '../serve/page-event.js'

/** A connection of the script, whose server is the test. */
class Connection {
  readonly listeners = new Map<string, (event: { readonly data: string }) => void>()
  onopen = (): void => {}
  onerror = (): void => {}
  isClosed = false
  readonly url: string
  constructor(url: string) {
    this.url = url
  }
  addEventListener(type: string, listener: (event: { readonly data: string }) => void): void {
    this.listeners.set(type, listener)
  }
  close(): void {
    this.isClosed = true
  }
  send(type: string, data: object = {}): void {
    this.listeners.get(type)?.({ data: JSON.stringify(data) })
  }
}

interface Client {
  readonly connections: readonly Connection[]
  readonly last: () => Connection
  readonly reload: ReturnType<typeof vi.fn>
}

const META = '<meta name="docgen-page" content="h1">'
const page = (body: string, head = META): string =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

let loads = 0

/** Loads the script in a new page. It runs when it loads, so each time is another module. */
async function open(body = '', head = META, globals: Readonly<Record<string, unknown>> = {}): Promise<Client> {
  openPage(body)
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  document.head.innerHTML = head
  const connections: Connection[] = []
  vi.stubGlobal(
    'EventSource',
    class extends Connection {
      constructor(url: string) {
        super(url)
        connections.push(this)
      }
    },
  )
  const reload = vi.fn()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.useFakeTimers()
  loads += 1
  await import(/* @vite-ignore */ `./dev-client.js?load=${loads}`)
  const last = (): Connection => {
    const connection = connections.at(-1)
    if (!connection) throw new Error('no connection')
    return connection
  }
  return { connections, last, reload }
}

const overlay = () => document.querySelector('docgen-diagnostics')?.shadowRoot
const notice = () => overlay()?.querySelector('[role="status"]')?.textContent
const setVisibility = (state: string): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}

it('subscribes to its page with the hash of its bytes', async () => {
  expect((await open()).last().url).toBe('/__docgen/events?path=%2Fguide&page=h1')
  expect((await open('', '')).last().url).toBe('/__docgen/events?path=%2Fguide&page=')
})

it('updates the page, and tells its scripts', async () => {
  const { last, reload } = await open('<p>a</p>')
  const patched = vi.fn()
  document.addEventListener('docgen:patched', patched)
  const [before, after] = [page('<p>a</p>'), page('<p>b</p>', `${META}<title>B</title>`)]
  last().send('page', { before, after: after.replace('<html>', '<html lang="de">'), hash: 'h2' })
  expect([find('p').textContent, document.title, document.documentElement.lang]).toEqual(['b', 'B', 'de'])
  expect([patched.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
})

it.each([
  ['script', '<script src="a.js"></script>', '<script src="b.js"></script>'],
  ['policy', '', '<meta http-equiv="Content-Security-Policy" content="x">'],
])('loads the page again for another %s', async (_name, before, after) => {
  const { last, reload } = await open('<p>a</p>')
  last().send('page', { before: page('<p>a</p>', before), after: page('<p>b</p>', after), hash: 'h2' })
  expect([reload.mock.calls.length, find('p').textContent]).toEqual([1, 'a'])
})

it('ignores metadata for search engines', async () => {
  const { last, reload } = await open('<p>a</p>')
  const data = (name: string): string => `<script type="application/ld+json">"${name}"</script>`
  last().send('page', { before: page('<p>a</p>', data('a')), after: page('<p>b</p>', data('b')), hash: 'h2' })
  expect([reload.mock.calls.length, find('p').textContent]).toEqual([0, 'b'])
})

it('reports that the page is gone or has moved, until there is a page again', async () => {
  const { last, reload } = await open('<p>a</p>')
  last().send('gone')
  expect(notice()).toBe('This page no longer exists.')
  last().send('gone', { href: '/new', title: 'New' })
  expect([notice(), overlay()?.querySelector('a')?.getAttribute('href')]).toEqual([
    'This page has moved. Go to New',
    '/new',
  ])
  last().send('gone', { href: '/new' })
  expect(notice()).toBe('This page has moved. Go to /new')
  last().send('page', { before: page('<p>a</p>'), after: page('<p>b</p>'), hash: 'h2' })
  expect(notice()).toBeUndefined()
  last().send('reload')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('loads changed images again, and only these', async () => {
  const { last } = await open('<img src="/a.png?x=1"><img src="/b.png">')
  Object.defineProperty(document, 'images', { configurable: true, value: findAll('img') })
  vi.setSystemTime(7)
  last().send('files', { hrefs: ['/a.png'] })
  expect(findAll('img').map((each) => each.getAttribute('src'))).toEqual(['https://docs.test/a.png?x=1&v=7', '/b.png'])
})

it('shows problems, and opens their position in the editor', async () => {
  const { last } = await open()
  const problem: DiagnosticView = { code: 'c', severity: 'error', message: 'm', file: 'a b.md', line: 3, frame: [] }
  last().send('diagnostics', { problems: [problem], errors: 1, warnings: 0 })
  const answers = [new Response('No editor.', { status: 500 }), new Response('')]
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => answers.shift() ?? Promise.reject(new Error()))
  vi.stubGlobal('fetch', fetched)
  const status = () => overlay()?.querySelector('li [role="status"]')?.textContent
  const expected = ['No editor.', '', 'docgen is not responding. It may have stopped.']
  for (const text of expected) {
    overlay()?.querySelector<HTMLElement>('.position')?.click()
    await vi.waitFor(() => expect(status()).toBe(text))
  }
  expect(fetched.mock.calls[0]).toEqual(['/__docgen/open?file=a+b.md&line=3&column=1', { method: 'POST' }])
})

it('connects again, and reports a server that does not respond for long', async () => {
  const { connections, last } = await open()
  for (let attempt = 1; attempt <= 4; attempt++) {
    expect([connections.length, notice()]).toEqual([attempt, undefined])
    last().onerror()
    expect(last().isClosed).toBe(true)
    vi.advanceTimersByTime(499)
    expect(connections).toHaveLength(attempt)
    vi.advanceTimersByTime(1)
  }
  expect([connections.length, notice()]).toEqual([5, expect.stringMatching(/^docgen is not responding/)])
  last().onopen()
  expect(notice()).toBeUndefined()
})

it('reports nothing about a server that is back soon, nor hides other notices', async () => {
  const { last } = await open()
  last().send('gone')
  for (let attempt = 0; attempt < 2; attempt++) {
    last().onerror()
    vi.advanceTimersByTime(500)
  }
  last().onopen()
  vi.advanceTimersByTime(5000)
  expect(notice()).toBe('This page no longer exists.')
})

it('sends the hash of its last update when it connects again', async () => {
  const { last } = await open('<p>a</p>')
  last().send('page', { before: page('<p>a</p>'), after: page('<p>b</p>'), hash: 'h2' })
  last().onerror()
  vi.advanceTimersByTime(500)
  expect(last().url).toBe('/__docgen/events?path=%2Fguide&page=h2')
})

it('has no connection while its window is hidden', async () => {
  const { connections, last } = await open()
  setVisibility('hidden')
  expect(last().isClosed).toBe(true)
  last().onerror()
  vi.advanceTimersByTime(1000)
  expect(connections).toHaveLength(1)
  setVisibility('visible')
  expect([connections.length, last().isClosed]).toEqual([2, false])
})

it('follows the router to another page', async () => {
  const { connections, last } = await open()
  last().send('gone')
  history.pushState({}, '', '/other?x=1')
  find<HTMLMetaElement>('meta').content = 'h9'
  dispatchEvent(new Event('popstate'))
  expect([connections.length, connections[0]?.isClosed, last().url]).toEqual([
    2,
    true,
    '/__docgen/events?path=%2Fother&page=h9',
  ])
  expect(notice()).toBeUndefined()
  // A hash does not lead to another page.
  history.pushState({}, '', '/other#part')
  dispatchEvent(new Event('popstate'))
  expect(connections).toHaveLength(2)
})

it('parses pages by the policy that they allow', async () => {
  const createHTML = vi.fn((text: string) => text)
  const trustedTypes = { createPolicy: () => ({ createHTML }) }
  const { last } = await open('<p>a</p>', META, { trustedTypes })
  last().send('page', { before: page('<p>a</p>'), after: page('<p>b</p>'), hash: 'h2' })
  expect(createHTML).toHaveBeenCalledTimes(2)
})
