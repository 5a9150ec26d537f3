import { expect, it, vi } from 'vitest'
import { find, findAll, openPage, settle } from '../../test/open-page.js'

const STATUS =
  '<p id="docgen-status" data-retry="Retry" data-not-loaded="Not loaded" data-crashed="Crashed" data-try-again="Again"></p>'

/** A module as a URL; what it exports is found by this name among the globals. */
const moduleOf = (code: string): string => `data:text/javascript,${encodeURIComponent(`${code} //`)}`
const RUNTIME = moduleOf('export const hydrate = (request) => globalThis.hydrateIsland(request)')
const WIDGET = moduleOf('export default { Counter: "counter" }')

interface Request {
  readonly element: HTMLElement
  readonly component: unknown
  readonly props: unknown
  readonly onCrash: (error: unknown) => void
}

const attributes = (more: string) =>
  `runtime="${RUNTIME}" src="${WIDGET}" name="default.Counter" props='{"from":1}' ${more}`

/** Opens a page with an island; returns the requests to hydrate it. */
async function openIsland(island: string, hydrate: (request: Request) => Promise<() => void> = async () => () => {}) {
  openPage(STATUS)
  const requests: Request[] = []
  vi.stubGlobal('hydrateIsland', (request: Request) => {
    requests.push(request)
    return hydrate(request)
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // Loads when there is a window, whose elements its own extends.
  const { installIslands } = await import('./islands.js')
  installIslands()
  installIslands()
  const main = document.body.appendChild(document.createElement('main'))
  insert(main, island)
  return requests
}

/** Inserts HTML with its content, as a parser does. */
function insert(parent: Element, html: string): void {
  const box = document.createElement('div')
  box.innerHTML = html
  parent.append(...box.childNodes)
}

/** Waits until all modules have loaded. */
async function load(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await settle()
}

it('hydrates on the first sign of interest, with the props of the page', async () => {
  const requests = await openIsland(`<docgen-island ${attributes('')}><button>0</button></docgen-island>`)
  await load()
  expect(requests).toEqual([])
  find('button').dispatchEvent(new Event('pointerover', { bubbles: true }))
  find('button').dispatchEvent(new Event('focusin', { bubbles: true }))
  await load()
  expect(requests.map(({ element, component, props }) => [element, component, props])).toEqual([
    [find('docgen-island'), 'counter', { from: 1 }],
  ])
})

it('hydrates when the browser is idle, if it should', async () => {
  const requests = await openIsland(`<docgen-island ${attributes('when="idle"')}></docgen-island>`)
  await new Promise((resolve) => setTimeout(resolve))
  await load()
  expect(requests).toHaveLength(1)
})

it('hydrates when its content becomes visible, if it should', async () => {
  const observed: Element[] = []
  let show: (isIntersecting: boolean) => void = () => {}
  class Watch {
    constructor(report: (entries: readonly object[]) => void) {
      show = (isIntersecting) => report([{ isIntersecting }])
    }
    observe(target: Element): void {
      observed.push(target)
    }
    disconnect(): void {
      observed.length = 0
    }
  }
  const requests = await openIsland('')
  vi.stubGlobal('IntersectionObserver', Watch)
  insert(find('main'), `<docgen-island ${attributes('when="visible"')}><p>A</p><p>B</p></docgen-island>`)
  expect(observed).toEqual(findAll('main p'))
  show(false)
  show(true)
  await load()
  expect([requests.length, observed]).toEqual([1, []])
})

it('replays the last click or submit before it was ready, but leaves links to the browser', async () => {
  let finish = (): void => {}
  const hydrated = new Promise<() => void>((resolve) => {
    finish = () => resolve(() => {})
  })
  await openIsland(
    `<docgen-island ${attributes('')}><a href="#a">A</a><button>0</button></docgen-island>`,
    () => hydrated,
  )
  const onClick = vi.fn()
  find('docgen-island').addEventListener('click', ({ target }) => onClick((target as Element).localName))
  find('button').click()
  find('a').click()
  await load()
  expect(onClick.mock.calls).toEqual([['a']])
  finish()
  await load()
  expect(onClick.mock.calls).toEqual([['a'], ['button']])
  find('button').click()
  expect(onClick.mock.calls).toHaveLength(3)
})

it('offers to try again if its script has no such component', async () => {
  const requests = await openIsland(
    `<docgen-island ${attributes('').replace('default.Counter', 'default.Gone')}><button>0</button></docgen-island>`,
  )
  find('button').click()
  await load()
  expect([findAll('.problem').length, find('.problem p').textContent, requests]).toEqual([1, 'Not loaded', []])
  find('docgen-island').setAttribute('name', 'default.Counter')
  find('.problem button').click()
  await load()
  expect([findAll('.problem').length, requests.length]).toEqual([0, 1])
})

it('shows a crash in the main part, and its HTML again on the next try', async () => {
  const requests = await openIsland(`<docgen-island ${attributes('')}><b>0</b></docgen-island>`)
  find('b').click()
  await load()
  find('docgen-island').innerHTML = '<b>1</b>'
  requests[0]?.onCrash(new Error('broken'))
  expect(find('docgen-island').textContent).toBe('CrashedbrokenAgain')
  find('.problem button').click()
  expect(find('docgen-island').innerHTML).toBe('<b>0</b>')
  await load()
  expect(requests).toHaveLength(2)
})

it('keeps its finished HTML after a crash outside of the main part', async () => {
  const requests = await openIsland('')
  const header = document.body.appendChild(document.createElement('header'))
  header.innerHTML = `<docgen-island ${attributes('')}><b>0</b></docgen-island>`
  find('b').click()
  await load()
  find('docgen-island').replaceChildren()
  requests[0]?.onCrash(new Error('broken'))
  expect(find('docgen-island').innerHTML).toBe('<b>0</b>')
})

it('unmounts when it leaves the page', async () => {
  const unmount = vi.fn()
  await openIsland(`<docgen-island ${attributes('')}><b>0</b></docgen-island>`, async () => unmount)
  find('b').click()
  await load()
  find('docgen-island').remove()
  expect(unmount).toHaveBeenCalledTimes(1)
})
