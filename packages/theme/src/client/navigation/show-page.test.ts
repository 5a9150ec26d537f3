import { expect, it, vi } from 'vitest'
import { find, findAll, openPage, settle } from '../../../test/open-page.js'
import { createPageSwitcher, type PageChange } from './show-page.js'

interface Parts {
  readonly head?: string
  readonly body?: string
  readonly root?: string
}

const HEAD = '<link rel="stylesheet" href="/a.css"><script type="module" src="/b.js"></script>'
const STATUS = '<p id="docgen-status" data-crashed="Crashed" data-try-again="Again"></p>'
const htmlOf = ({ head = '', body = '', root = '' }: Parts) =>
  `<!doctype html><html ${root}><head>${HEAD}${head}</head><body><header class="navbar"></header><main class="main">${body}</main>${STATUS}</body></html>`

/** Opens a page; `show` replaces it by another one as the router would. */
function openSwitcher(parts: Parts, url = 'https://docs.test/guide') {
  openPage('', url)
  document.head.innerHTML = HEAD + (parts.head ?? '')
  document.body.innerHTML = `<header class="navbar"></header><main class="main">${parts.body ?? ''}</main>${STATUS}`
  vi.stubGlobal('IntersectionObserver', NoWatch)
  const prepare = vi.fn()
  const parse = vi.fn((html: string) => new DOMParser().parseFromString(html, 'text/html'))
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  const loader = { load: () => Promise.reject(new Error('not in this test')), kept: () => [] }
  const switcher = createPageSwitcher({ loader, parse, prepare })
  const show = (html: string, { to = '/next', navigationType = 'push', isScrolled = true } = {}) => {
    const page = { html, url: new URL(to, location.href) }
    const event = {
      destination: { url: page.url.href },
      navigationType,
      signal: { aborted: false },
      hasUAVisualTransition: false,
      scroll: vi.fn(),
    }
    return switcher.show({ page, event: event as unknown as PageChange['event'], isScrolled })
  }
  return { switcher, show, prepare, parse, scrollTo }
}

class NoWatch {
  observe(): void {}
  disconnect(): void {}
}

it('replaces the page, scrolls to its top, and announces it', async () => {
  const { show, prepare, scrollTo } = openSwitcher({ body: '<h1>Guide</h1>' })
  const onPage = vi.fn()
  document.addEventListener('docgen:page', onPage)
  expect(await show(htmlOf({ head: '<title>Next | Docs</title>', body: '<h1>Next</h1>' }))).toBe(true)
  expect([document.title, find('h1').textContent, find('#docgen-status').textContent]).toEqual([
    'Next | Docs',
    'Next',
    'Next | Docs',
  ])
  expect(document.activeElement).toBe(find('h1'))
  expect([prepare.mock.calls.length, onPage.mock.calls.length, scrollTo.mock.calls]).toEqual([
    1,
    1,
    [[{ top: 0, behavior: 'instant' }]],
  ])
})

it.each([
  ['another style sheet', htmlOf({}).replace('/a.css', '/new.css')],
  ['another script', htmlOf({}).replace('/b.js', '/new.js')],
  ['no navbar', htmlOf({}).replace('<header class="navbar"></header>', '')],
  ['no main part', '<p>Not found</p>'],
])('leaves a page with %s to a full load', async (_name, html) => {
  const { show } = openSwitcher({ body: '<h1>Guide</h1>' })
  expect([await show(html), find('h1').textContent]).toEqual([false, 'Guide'])
})

it('takes the script of the search page for that which it names', async () => {
  const { show } = openSwitcher({})
  expect(await show(htmlOf({}).replace('src="/b.js"', 'src="/search.js" data-of="/b.js"'))).toBe(true)
})

it('replaces what belongs to a page in the head and on the root, and keeps the rest', async () => {
  const { show } = openSwitcher({
    head: '<meta name="description" content="old"><meta name="viewport" content="v"><link rel="canonical" href="/guide">',
  })
  Object.assign(document.documentElement, { lang: 'en', className: 'kind-doc' })
  Object.assign(document.documentElement.dataset, { theme: 'dark', docsVersion: '1.0' })
  await show(
    htmlOf({
      head: '<meta name="description" content="new"><meta property="og:title" content="Next">',
      root: 'lang="de" class="kind-home"',
    }),
  )
  expect(findAll('meta').map((meta) => meta.getAttribute('content'))).toEqual(['v', 'new', 'Next'])
  expect(findAll('link[rel="canonical"]')).toEqual([])
  const { lang, className, dataset } = document.documentElement
  expect([lang, className, { ...dataset }]).toEqual(['de', 'kind-home', { theme: 'dark' }])
})

it('focuses the target of the URL, and does not scroll if only the query changed', async () => {
  const { show, scrollTo } = openSwitcher({})
  await show(htmlOf({ body: '<h1>Next</h1><h2 id="a">A</h2>' }), { to: '/next?q=1#a', isScrolled: false })
  expect([document.activeElement, scrollTo.mock.calls]).toEqual([find('#a'), []])
})

it('keeps the focus of a reader who types', async () => {
  const { show } = openSwitcher({ body: '<h1>Guide</h1>' })
  const field = document.createElement('input')
  find('.navbar').append(field)
  field.focus()
  await show(htmlOf({ body: '<h1>Next</h1>' }).replace('<header class="navbar">', '<header class="navbar"><input>'))
  expect(document.activeElement).toBe(find('.navbar input'))
})

it('shows an error in the page if a part of it fails', async () => {
  const { show, prepare } = openSwitcher({})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  prepare.mockImplementation(() => {
    throw new Error('broken')
  })
  expect(await show(htmlOf({ body: '<h1>Next</h1>' }))).toBe(true)
  expect(find('.problem').textContent).toBe('CrashedbrokenAgain')
})

it('parses an expected page once, while the browser is idle', async () => {
  const { switcher, show, parse } = openSwitcher({})
  const page = { html: htmlOf({ body: '<h1>Next</h1>' }), url: new URL('https://docs.test/next') }
  switcher.expect(page)
  switcher.expect(page)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(parse).toHaveBeenCalledTimes(1)
  await show(page.html)
  expect(find('h1').textContent).toBe('Next')
})

it('waits for the style sheets that only the next page has', async () => {
  const { show } = openSwitcher({})
  // It loads nothing here; the stand-in for its copy waits for the test.
  const copy = document.createElement('i')
  vi.spyOn(document, 'importNode').mockReturnValue(copy)
  let isShown = false
  const showing = show(htmlOf({ body: '<link rel="stylesheet" href="/rare.css"><h1>Next</h1>' })).then(() => {
    isShown = true
  })
  await settle()
  expect([isShown, copy.parentElement]).toEqual([false, document.head])
  copy.onload?.(new Event('load'))
  await showing
  expect(find('h1').textContent).toBe('Next')
})

it('loads a page with another policy in full, because a document keeps the one that it began with', async () => {
  const policy = (source: string) => `<meta http-equiv="Content-Security-Policy" content="connect-src ${source}">`
  const { show } = openSwitcher({ head: policy('a'), body: '<h1>Guide</h1>' })
  expect(await show(htmlOf({ head: policy('b'), body: '<h1>Next</h1>' }))).toBe(false)
  expect(find('h1').textContent).toBe('Guide')
  expect(await show(htmlOf({ head: policy('a'), body: '<h1>Next</h1>' }))).toBe(true)
})
