import { expect, it } from 'vitest'
import { createMemo } from '../cache/memo.js'
import { openCache } from '../cache/open-cache.js'
import { createTestFolder } from './create-test-folder.js'
import { openTextFacts } from './text-facts.js'

/** Runs that share a cache: each recalls a value of one file, and returns what it got and how often it searched. */
function openRuns() {
  const cache = openCache(createTestFolder({}))
  let count = 0
  return (kind: string, hash: string, files = ['a.md']) => {
    const facts = openTextFacts(createMemo({ cache }))
    const value = facts.recall(kind, { path: 'a.md', hash }, () => `${kind} ${hash} ${++count}`)
    facts.save(files.map((path) => ({ path })))
    return value
  }
}

it('recalls values in later runs until the text changes', () => {
  const run = openRuns()
  expect([run('title', 'x'), run('title', 'x'), run('title', 'y'), run('title', 'y')]).toEqual([
    'title x 1',
    'title x 1',
    'title y 2',
    'title y 2',
  ])
})

it('keeps values of several kinds, and none of an earlier text', () => {
  const run = openRuns()
  expect([run('title', 'x'), run('links', 'x'), run('title', 'x')]).toEqual(['title x 1', 'links x 2', 'title x 1'])
  expect([run('title', 'y'), run('links', 'y'), run('title', 'x')]).toEqual(['title y 3', 'links y 4', 'title x 5'])
})

it('forgets files that no longer exist', () => {
  const run = openRuns()
  expect([run('title', 'x', ['b.md']), run('title', 'x')]).toEqual(['title x 1', 'title x 2'])
})
