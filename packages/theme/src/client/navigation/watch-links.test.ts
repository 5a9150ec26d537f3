import { expect, it, vi } from 'vitest'
import { find, openPage, settle } from '../../../test/open-page.js'
import { createLinkWatch } from './watch-links.js'

/** Reports all observed elements as visible when the test says so. */
class Watch {
  static all: Watch[] = []
  readonly observed: Element[] = []
  readonly report: (entries: readonly object[], self: Watch) => void
  constructor(report: Watch['report']) {
    this.report = report
    Watch.all.push(this)
  }
  observe(target: Element): void {
    this.observed.push(target)
  }
  unobserve(target: Element): void {
    this.observed.splice(this.observed.indexOf(target), 1)
  }
  disconnect(): void {
    this.observed.length = 0
  }
  show(isIntersecting = true): void {
    this.report(
      [...this.observed].map((target) => ({ isIntersecting, target })),
      this,
    )
  }
}

function openLinks(count: number) {
  const links = Array.from({ length: count }, (_, index) => `<a href="/p${index}">p</a>`)
  openPage(
    `<nav><a href="/menu">Menu</a></nav><main>${links.join('')}<a href="https://elsewhere.test/">x</a><a>y</a></main>`,
  )
  Watch.all = []
  vi.stubGlobal('IntersectionObserver', Watch)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  const requested: string[] = []
  const load = (url: URL) => {
    requested.push(url.pathname)
    return Promise.reject(new Error('failed'))
  }
  const watch = createLinkWatch({ load, kept: () => [] })
  watch()
  return { requested, watch }
}

it('fetches pages of the site whose links in the main part become visible, each once', async () => {
  const { requested } = openLinks(2)
  Watch.all[0]?.show(false)
  expect(requested).toEqual([])
  Watch.all[0]?.show()
  Watch.all[0]?.show()
  await settle()
  expect(requested).toEqual(['/p0', '/p1'])
})

it('fetches at most twelve per page, and counts from zero on the next page', () => {
  const { requested, watch } = openLinks(14)
  Watch.all[0]?.show()
  expect(requested).toHaveLength(12)
  find('main').innerHTML = '<a href="/next">Next</a>'
  watch()
  Watch.all[1]?.show()
  expect([requested.at(-1), Watch.all[0]?.observed]).toEqual(['/next', []])
})

it('fetches nothing if the reader saves data', () => {
  const { requested } = openLinks(1)
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  Watch.all[0]?.show()
  expect(requested).toEqual([])
})
