import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../test/open-page.js'
import { createRecentSearches } from './recent-searches.js'

describe('recent searches', () => {
  it('contains at most five, newest first, without duplicates that differ in case', () => {
    const recent = createRecentSearches(createMemoryStorage())
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', ' B ', '  ']) recent.add(text)
    expect(recent.list()).toEqual(['B', 'f', 'e', 'd', 'c'])
    recent.clear()
    expect(recent.list()).toEqual([])
  })

  it.each(['{', '{"a":1}', '[1,null]', ''])('reads %j as an empty list', (stored) => {
    const recent = createRecentSearches(createMemoryStorage({ 'docgen.searches': stored }))
    expect(recent.list()).toEqual([])
    recent.add('a')
    expect(recent.list()).toEqual(['a'])
  })
})
