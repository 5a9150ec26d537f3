import { expect, it, onTestFinished, vi } from 'vitest'
import { find, findAll, openPage, settle } from '../../../theme/test/open-page.js'

const BASE = '/-base-/'
const FILES = {
  'index.html': '<p>Home</p>',
  'guide/index.html': '<p>Guide</p>',
  'search.html': '<p>Search</p>',
  'docgen-search.json': '{"a":1}',
  'assets/a b.json': 'text of a b',
  'assets/worker.js': 'run()',
  'assets/language.js': 'export default 7',
}

/** What the script leaves in the globals of a page. */
interface Archive {
  readonly root: string
  files?: Readonly<Record<string, string>>
  modules?: Readonly<Record<string, () => Promise<unknown>>>
  readonly importText?: (href: string) => Promise<unknown>
}
const archive = (): Archive => Reflect.get(globalThis, 'docgenArchive')

// Unlike those of browsers, the event targets of the page call handlers such as `onmessage` of every class.
const { Event: PlainEvent, EventTarget: PlainTarget } = globalThis
class PlainErrorEvent extends PlainEvent {
  readonly message: string
  constructor(type: string, { message = '' }: ErrorEventInit = {}) {
    super(type)
    this.message = message
  }
}

let loads = 0

/** Loads the script in a new page of an archive. It runs when it loads, so each time is another module. */
async function open(body = '', given: object | null = { root: 'file:///kit/', files: FILES }): Promise<void> {
  openPage(body, 'file:///kit/guide/index.html')
  vi.stubGlobal('ARCHIVE_BASE', BASE)
  vi.stubGlobal('docgenArchive', given ?? undefined)
  // Those that the script replaces.
  vi.stubGlobal('fetch', undefined)
  vi.stubGlobal('Worker', ThreadOfTest)
  vi.stubGlobal('EventTarget', PlainTarget)
  vi.stubGlobal('ErrorEvent', PlainErrorEvent)
  threads.length = 0
  loads += 1
  await import(/* @vite-ignore */ `./archive-client.js?load=${loads}`)
}

/** A thread that only records what it gets. */
class ThreadOfTest {
  readonly url: string
  readonly received: unknown[] = []
  readonly listeners = new Map<string, (event: object) => void>()
  isTerminated = false
  constructor(url: string) {
    this.url = url
    threads.push(this)
  }
  addEventListener(type: string, listener: (event: object) => void): void {
    this.listeners.set(type, listener)
  }
  postMessage(message: unknown): void {
    this.received.push(message)
  }
  terminate(): void {
    this.isTerminated = true
  }
}
const threads: ThreadOfTest[] = []

/** Loads scripts as a browser does: `run` is what they do; without it, they cannot be loaded. */
function loadScripts(run?: () => void): readonly string[] {
  const sources: string[] = []
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement
    sources.push(script.src)
    queueMicrotask(() => {
      run?.()
      const { onload, onerror } = script
      if (run) onload?.call(script, new Event('load'))
      else onerror?.call(script, new Event('error'))
    })
  })
  return sources
}

it.each([
  ['docgen-search.json', 'docgen-search.json', '{"a":1}'],
  ['../search', 'search.html', '<p>Search</p>'],
  ['search/', 'search.html', '<p>Search</p>'],
  ['file:///kit/assets/a%20b.json', 'assets/a%20b.json', 'text of a b'],
  [`file:///any${BASE}docgen-search.json?v=1`, 'docgen-search.json', '{"a":1}'],
])('responds to %s with the file', async (href, file, text) => {
  await open()
  const url = href === '../search' ? 'file:///kit/search' : href
  const response = await fetch(url)
  expect([await response.text(), response.url, response.status]).toEqual([text, `file:///kit/${file}`, 200])
})

it('names the type of pages', async () => {
  await open()
  expect((await fetch('search')).headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect((await fetch('docgen-search.json')).headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

it.each([
  'https://other.test/docgen-search.json',
  'assets/none.js',
  'guide/',
  'file:///elsewhere/search.html',
  'app:///kit/search.html',
  'assets/100%.json',
  `file:///any${BASE}100%.json`,
])('rejects %s, which it has not, or which nothing requests', async (href) => {
  await open()
  await expect(fetch(href)).rejects.toThrow(`${href} is not in the archive`)
})

it('loads the files with the first request, once', async () => {
  await open('', null)
  expect(archive().root).toBe('file:///kit/')
  const sources = loadScripts(() => Object.assign(archive(), { files: FILES }))
  // A request to another site needs none of them.
  await expect(fetch('https://other.test/')).rejects.toThrow()
  expect(sources).toEqual([])
  await Promise.all([fetch('search'), fetch('docgen-search.json')])
  expect(sources).toEqual(['file:///kit/assets/archive-files.js'])
})

it('rejects if the files cannot be loaded', async () => {
  await open('', null)
  loadScripts()
  await expect(fetch('search')).rejects.toBeDefined()
})

it('imports the modules of islands by their path, and loads them once', async () => {
  await open()
  const modules = { 'assets/island.js': async () => ({ name: 'island' }) }
  const sources = loadScripts(() => Object.assign(archive(), { modules }))
  const load = archive().importText
  expect(await load?.(`${BASE}assets/island.js?v=1#x`)).toEqual({ name: 'island' })
  await expect(load?.('assets/other.js')).rejects.toThrow('assets/other.js is not in the archive')
  expect(sources).toEqual(['file:///kit/assets/archive-modules.js'])
})

it('imports the text of a search language', async () => {
  await open()
  let blob: Blob | undefined
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (created: Blob) => {
        blob = created
        return 'data:text/javascript,export const language = 7'
      },
    }),
  )
  expect(await archive().importText?.('assets/language.js')).toMatchObject({ language: 7 })
  expect(await blob?.text()).toBe('export default 7')
})

it('starts threads with the archive, and passes messages both ways', async () => {
  await open()
  let blob: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((created) => {
    blob = created as Blob
    return 'blob:thread'
  })
  const worker = new Worker('assets/worker.js')
  worker.postMessage({ query: 'a' })
  await vi.waitFor(() => expect(threads[0]?.received).toEqual([{ query: 'a' }]))
  expect(threads[0]?.url).toBe('blob:thread')
  expect(await blob?.text()).toBe(
    `globalThis.docgenArchive=${JSON.stringify({ root: 'file:///kit/', files: FILES })};run()`,
  )
  const received: unknown[] = []
  worker.addEventListener('message', (event) => received.push(event.data))
  worker.onmessage = ({ data }) => received.push(`on ${data}`)
  worker.onerror = (event) => received.push(Reflect.get(Object(event), 'message'))
  threads[0]?.listeners.get('message')?.({ data: 'hit' })
  threads[0]?.listeners.get('error')?.({ message: 'failed' })
  expect(received).toEqual(['hit', 'on hit', 'failed'])
  worker.terminate()
  await vi.waitFor(() => expect(threads[0]?.isTerminated).toBe(true))
})

it('completes links that scripts add or change, and leaves all others', async () => {
  await open('<a id="changed" href="/old">x</a>')
  const link = (id: string, path: string): string => `<a id="${id}" href="${BASE}${path}">x</a>`
  const box = document.createElement('div')
  box.innerHTML = `${link('page', 'guide/?a=1#b')}${link('home', '')}${link('none', 'none')}<a id="web" href="https://a.test/">x</a>`
  const own = Object.assign(document.createElement('a'), { id: 'own', href: `${BASE}search` })
  document.body.append(box, own)
  find('#changed').setAttribute('href', `${BASE}guide`)
  await vi.waitFor(() => expect(find('#page').getAttribute('href')).toBe('file:///kit/guide/index.html?a=1#b'))
  await vi.waitFor(() => expect(find('#changed').getAttribute('href')).toBe('file:///kit/guide/index.html'))
  expect(find('#own').getAttribute('href')).toBe('file:///kit/search.html')
  expect(['home', 'none', 'web'].map((id) => find(`#${id}`).getAttribute('href'))).toEqual([
    'file:///kit/index.html',
    `${BASE}none`,
    'https://a.test/',
  ])
})

it('leaves links with a malformed percent sign, and completes the others', async () => {
  await open(`<a id="good" href="/old">x</a><a id="bad" href="/old">x</a>`)
  const rejected = vi.fn()
  process.on('unhandledRejection', rejected)
  onTestFinished(() => void process.off('unhandledRejection', rejected))
  find('#bad').setAttribute('href', `${BASE}100%/`)
  find('#good').setAttribute('href', `${BASE}guide`)
  await vi.waitFor(() => expect(find('#good').getAttribute('href')).toBe('file:///kit/guide/index.html'))
  // Node.js reports rejections after all other work.
  await settle()
  expect(find('#bad').getAttribute('href')).toBe(`${BASE}100%/`)
  expect(rejected).not.toHaveBeenCalled()
})

it('hides the actions of pages', async () => {
  await open()
  expect(findAll('style').map((each) => each.textContent)).toEqual(['.page-actions{display:none!important}'])
})
