import { afterEach, expect, it, vi } from 'vitest'
import { createScrollSync } from './scroll-sync.js'

afterEach(() => {
  vi.useRealTimers()
})

/** Creates a synchronization for a page with 11 lines, and records what it does. */
function create() {
  const posted: object[] = []
  const revealed: number[] = []
  const sync = createScrollSync((message) => posted.push(message))
  const page = {
    path: '/setup',
    headings: [{ id: 'install', line: 5 }],
    countLines: () => 11,
    firstVisibleLine: () => 3,
    reveal: (line: number) => revealed.push(line),
  }
  return { sync, page, posted, revealed }
}

it('scrolls the page only while the frame shows it', () => {
  const { sync, page, posted } = create()
  sync.setPage(page)
  sync.scrollPage()
  expect([posted, sync.isShowing('/setup')]).toEqual([[], false])
  sync.receive({ type: 'docgen:shown', path: '/setup' })
  expect(posted).toEqual([{ type: 'docgen:scroll', ids: ['install'], after: null, share: 0.5 }])
  expect(sync.isShowing('/setup')).toBe(true)
  sync.receive({ type: 'docgen:shown', path: '/other' })
  sync.scrollPage()
  expect([posted.length, sync.isShowing('/setup')]).toEqual([1, false])
})

it('does not scroll the page back after the page has scrolled the editor', () => {
  vi.useFakeTimers()
  const { sync, page, posted, revealed } = create()
  sync.setPage(page)
  sync.receive({ type: 'docgen:shown', path: '/setup' })
  sync.receive({ type: 'docgen:scrolled', after: 'install', share: 0.5 })
  expect(revealed).toEqual([8])
  sync.followEditor()
  expect(posted).toHaveLength(1)
  vi.advanceTimersByTime(250)
  sync.followEditor()
  expect(posted).toHaveLength(2)
})

it('ignores positions of a page without a visible source', () => {
  const { sync, page, revealed } = create()
  sync.setPage({ ...page, firstVisibleLine: () => undefined })
  sync.receive({ type: 'docgen:shown', path: '/setup' })
  sync.receive({ type: 'docgen:scrolled', after: null, share: 0.5 })
  expect(revealed).toEqual([])
})
