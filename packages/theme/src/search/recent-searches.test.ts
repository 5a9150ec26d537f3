import { describe, expect, it } from 'vitest'
import type { SafeStorage } from '../client/create-storage.js'
import { createRecentSearches } from './recent-searches.js'

function memory(first?: string): SafeStorage {
  let value = first
  return {
    read: () => value,
    write: (_key, next) => {
      value = next
    },
  }
}

describe('recent searches', () => {
  it('contains at most five, newest first, without duplicates that differ in case', () => {
    const recent = createRecentSearches(memory())
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', ' B ', '  ']) recent.add(text)
    expect(recent.list()).toEqual(['B', 'f', 'e', 'd', 'c'])
    recent.clear()
    expect(recent.list()).toEqual([])
  })

  it.each(['{', '{"a":1}', '[1,null]', ''])('reads %j as an empty list', (stored) => {
    const recent = createRecentSearches(memory(stored))
    expect(recent.list()).toEqual([])
    recent.add('a')
    expect(recent.list()).toEqual(['a'])
  })
})
