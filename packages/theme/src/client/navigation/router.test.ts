import { expect, it, vi } from 'vitest'
import { find, findAll, openPage, settle } from '../../../test/open-page.js'
import type { LoadedPage } from './page-loader.js'
import { installRouter } from './router.js'
import type { PageChange } from './show-page.js'

interface Navigation {
  readonly url: string
  readonly navigationType?: string
  readonly hashChange?: boolean
  readonly sameDocument?: boolean
  readonly info?: string
  readonly downloadRequest?: string
  readonly formData?: object
  readonly canIntercept?: boolean
}

/** Opens a page with a router; `navigate` starts a navigation and returns what the router takes over. */
function openRouter({
  load,
  show = async () => true,
}: {
  load?: (url: URL) => Promise<LoadedPage>
  show?: () => Promise<boolean>
} = {}) {
  openPage('<main></main><p id="docgen-status"></p>', 'https://docs.test/guide')
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  const shown: [path: string, isScrolled: boolean][] = []
  const leave = vi.fn()
  const showOffline = vi.fn(async () => {})
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  installRouter({
    loader: { load: load ?? (async (url) => ({ html: '', url })), kept: () => [] },
    loadPageSwitcher: async () => ({
      expect: () => {},
      show: ({ page, isScrolled }: PageChange) => {
        shown.push([page.url.pathname, isScrolled])
        return show()
      },
      showOffline,
    }),
    leave,
  })
  const navigate = ({ url, ...rest }: Navigation) => {
    const abort = new AbortController()
    const handlers: (() => Promise<void>)[] = []
    const event = Object.assign(new Event('navigate'), {
      destination: { url: new URL(url, location.href).href, sameDocument: rest.sameDocument ?? false },
      hashChange: false,
      navigationType: 'push',
      info: undefined,
      canIntercept: true,
      downloadRequest: null,
      formData: null,
      signal: abort.signal,
      intercept: ({ handler }: { readonly handler: () => Promise<void> }) => void handlers.push(handler),
      ...rest,
    })
    navigation.dispatchEvent(event)
    return { isTaken: handlers.length > 0, run: () => handlers[0]?.(), abort: () => abort.abort() }
  }
  return { navigate, shown, leave, reload, showOffline }
}

it('shows pages of the site without a full load, and closes what is open', async () => {
  const { navigate, shown, leave } = openRouter()
  await navigate({ url: '/refunds' }).run()
  expect([shown, leave.mock.calls.length]).toEqual([[['/refunds', true]], 1])
})

it.each([
  ['other sites', { url: 'https://elsewhere.test/' }],
  ['files', { url: '/file.pdf' }],
  ['downloads', { url: '/refunds', downloadRequest: '' }],
  ['forms that are sent', { url: '/refunds', formData: {} }],
  ['what it must not intercept', { url: '/refunds', canIntercept: false }],
  ['reloads', { url: '/guide', navigationType: 'reload' }],
  ['changes of the URL by a script', { url: '/guide?q=a', sameDocument: true }],
])('leaves %s to the browser', (_name, navigation) => {
  const { navigate, leave } = openRouter()
  expect(navigate(navigation).isTaken).toBe(false)
  expect(leave).not.toHaveBeenCalled()
})

it('leaves a target in the page to the browser, but closes a menu that would hide it', () => {
  const { navigate, leave } = openRouter()
  expect(navigate({ url: '#a', hashChange: true, sameDocument: true }).isTaken).toBe(false)
  expect(leave).toHaveBeenCalledTimes(1)
})

it('keeps the scroll position if only the query changes', async () => {
  const { navigate, shown } = openRouter()
  for (const url of ['/guide?q=a', '/guide?q=a#b', '/guide']) await navigate({ url }).run()
  expect(shown.map(([, isScrolled]) => isScrolled)).toEqual([false, true, true])
})

it('replaces the URL by that of the page after a redirect', async () => {
  const { navigate } = openRouter({ load: async () => ({ html: '', url: new URL('https://docs.test/new') }) })
  await navigate({ url: '/old?q=a#b' }).run()
  expect(location.href).toBe('https://docs.test/new?q=a#b')
})

it('loads a page in full that cannot replace this one, or whose request fails', async () => {
  const other = openRouter({ show: async () => false })
  await other.navigate({ url: '/refunds' }).run()
  expect(other.reload).toHaveBeenCalledTimes(1)
  const failing = openRouter({ load: () => Promise.reject(new Error('failed')) })
  await failing.navigate({ url: '/refunds' }).run()
  expect(failing.reload).toHaveBeenCalledTimes(1)
})

it('reports a missing connection in the page', async () => {
  const { navigate, reload, showOffline } = openRouter({ load: () => Promise.reject(new Error('offline')) })
  vi.stubGlobal('navigator', { onLine: false })
  await navigate({ url: '/refunds' }).run()
  await settle()
  expect([reload.mock.calls.length, showOffline.mock.calls.length]).toEqual([0, 1])
})

it('ignores what an aborted navigation loads', async () => {
  let finish: (page: LoadedPage) => void = () => {}
  const { navigate, shown } = openRouter({ load: () => new Promise((resolve) => (finish = resolve)) })
  const { run, abort } = navigate({ url: '/refunds' })
  const visit = run()
  abort()
  finish({ html: '', url: new URL('https://docs.test/refunds') })
  await visit
  expect(shown).toEqual([])
})

it('shows progress and marks the page as busy only if loading takes long', async () => {
  let finish: (page: LoadedPage) => void = () => {}
  const { navigate } = openRouter({ load: () => new Promise((resolve) => (finish = resolve)) })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const visit = navigate({ url: '/refunds' }).run()
  vi.advanceTimersByTime(199)
  expect([find('main').ariaBusy, findAll('.progress').length]).toEqual([null, 0])
  vi.advanceTimersByTime(1)
  expect([find('main').ariaBusy, findAll('.progress').length]).toEqual(['true', 1])
  const before = find('.progress').style.transform
  vi.advanceTimersByTime(1600)
  expect(find('.progress').style.transform).not.toBe(before)
  finish({ html: '', url: new URL('https://docs.test/refunds') })
  await visit
  expect([find('main').ariaBusy, find('.progress').style.transform]).toEqual([null, 'scaleX(1)'])
  vi.advanceTimersByTime(200)
  expect(findAll('.progress')).toEqual([])
})
