import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openCache } from '../cache/open-cache.js'
import { createHistoryMemo } from './read-memos.js'

it('caches only the last walk through the log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-memos-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const cache = openCache(folder)
  onTestFinished(cache.close)
  const memo = createHistoryMemo(cache)
  const history = [['docs/a.md', { date: '2026-01-01T00:00:00Z', author: 'Ada' }]] as const
  memo.set('first', [])
  memo.set('second', history)
  cache.flush()
  expect(memo.get('first')).toBeUndefined()
  expect(memo.get('second')).toEqual(history)
})
