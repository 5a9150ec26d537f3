import { expect, it } from 'vitest'
import type { SidebarItem } from '../graph/sidebar/sidebar.js'
import { createFindWindow, isLongList, listWindowStarts } from './find-window.js'

function listOf(count: number, prefix = 'page'): SidebarItem[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `${prefix}-${index}`
    return { kind: 'doc', id: name, label: name, route: `/${name}`, href: `/${name}`, isUnlisted: false }
  })
}

/** The links of each window, as one text. */
function windowsOf(items: readonly SidebarItem[]): string[] {
  const starts = listWindowStarts(items)
  return starts.map((start, index) => JSON.stringify(items.slice(start, starts[index + 1])))
}

it('shows lists of up to 100 items whole', () => {
  const items = listOf(100)
  expect(createFindWindow()(items, 70)).toEqual({ start: 0, end: 100 })
  expect([isLongList(items), isLongList(listOf(101))]).toEqual([false, true])
})

it('puts each item of a long list into one window of 25 to 75 items', () => {
  const items = listOf(2345)
  const findWindow = createFindWindow()
  let next = 0
  for (let index = 0; index < items.length; index += 1) {
    const { start, end } = findWindow(items, index)
    if (index === next) {
      expect(start).toBe(index)
      expect(end - start).toBeLessThanOrEqual(75)
      if (end < items.length) expect(end - start).toBeGreaterThanOrEqual(25)
      next = end
    }
    expect(start <= index && index < end).toBe(true)
  }
  expect(next).toBe(2345)
  expect(findWindow(items, -1)).toEqual(findWindow(items, 0))
})

it('changes at most three windows for a new item, wherever it is', () => {
  const items = listOf(3000)
  const before = new Set(windowsOf(items))
  for (let at = 0; at <= items.length; at += 61) {
    const changed = windowsOf(items.toSpliced(at, 0, ...listOf(1, `new-${at}`))).filter((window) => !before.has(window))
    expect(changed.length, `at ${at}`).toBeLessThanOrEqual(3)
  }
})

it('splits a list of equal names evenly', () => {
  const items = Array.from({ length: 200 }, (): SidebarItem => ({ kind: 'html', html: '<hr>', hasDefaultStyle: false }))
  expect(listWindowStarts(items)).toEqual([0, 67, 133])
})
