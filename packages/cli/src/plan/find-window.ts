import type { SidebarItem } from '../graph/sidebar/sidebar.js'

/** A list with more items than this is long: pages show only the window of it that contains the page. */
const LONG_LIST = 100

// Numbers of items in a window. On average, it has twice the least.
const LEAST = 25
const MOST = 75

/** The items of a list that a page shows, from the index `start` up to `end`. */
export interface Window {
  readonly start: number
  readonly end: number
}

/** Returns the window of a list that contains the item at an index; the first if the index is -1. */
export type FindWindow = (items: readonly SidebarItem[], index: number) => Window

/** Whether pages show only a part of a list, and a page of its own lists all of it. */
export function isLongList(items: readonly SidebarItem[]): boolean {
  return items.length > LONG_LIST
}

/** Creates the function that finds windows; it computes the windows of each list once. */
export function createFindWindow(): FindWindow {
  const listed = new Map<readonly SidebarItem[], readonly number[]>()
  return (items, index) => {
    if (!isLongList(items)) return { start: 0, end: items.length }
    const starts = listed.get(items) ?? listWindowStarts(items)
    listed.set(items, starts)
    // The last window that starts at or before the index.
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= index) low = middle
      else high = middle - 1
    }
    return { start: starts[low] ?? 0, end: starts[low + 1] ?? items.length }
  }
}

/**
 * Returns the index at which each window of a list starts: at items whose hash is higher than those of their neighbors.
 * A new item thus changes the window around it and sometimes the next ones to it, but no others: their pages stay as
 * they are.
 */
export function listWindowStarts(items: readonly SidebarItem[]): readonly number[] {
  const hashes = Uint32Array.from(items, hashName)
  const isStart = (index: number): boolean => {
    const hash = hashes[index] ?? 0
    for (let distance = 1; distance < LEAST; distance += 1) {
      if ((hashes[index - distance] ?? 0) >= hash || (hashes[index + distance] ?? 0) > hash) return false
    }
    return true
  }
  const starts = [0]
  const add = (next: number): void => {
    const start = starts.at(-1) ?? 0
    const parts = Math.ceil((next - start) / MOST)
    for (let part = 1; part < parts; part += 1) starts.push(start + Math.round(((next - start) * part) / parts))
    if (next < items.length) starts.push(next)
  }
  for (let index = LEAST; index <= items.length - LEAST; index += 1) if (isStart(index)) add(index)
  add(items.length)
  return starts
}

/** FNV-1a of what identifies an item. */
function hashName(item: SidebarItem | undefined): number {
  const name = item === undefined || item.kind === 'html' ? '' : item.kind === 'category' ? item.label : item.href
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index += 1) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  // The low bits of FNV-1a depend only on the low bits of the characters.
  return (hash ^ (hash >>> 15)) >>> 0
}
