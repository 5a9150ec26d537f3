import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { type RecentResult, readRecentResults, writeRecentResults } from './recent-results.js'

const NOW = '2026-03-02T12:00:00Z'
const result = (at: string): RecentResult => ({ at, anchors: { a: true } })

it('reads what it wrote, in a new folder', () => {
  const path = join(createTestFolder(), 'new/links.json')
  const results = new Map([['https://a.org', { ...result(NOW), moved: 'https://b.org' }]])
  writeRecentResults(path, results)
  expect(readRecentResults(path, NOW)).toEqual(results)
})

it('forgets results after 24 hours, and those from the future', () => {
  const path = join(createTestFolder(), 'links.json')
  const times = ['2026-03-01T12:00:00Z', '2026-03-01T11:59:59Z', '2026-03-02T12:00:01Z', 'soon']
  writeRecentResults(path, new Map(times.map((at) => [at, result(at)])))
  expect([...readRecentResults(path, NOW).keys()]).toEqual(['2026-03-01T12:00:00Z'])
})

it('has no results without a usable file', () => {
  const folder = createTestFolder({ 'text.json': '{', 'old.json': '{"version":0,"results":{}}' })
  for (const name of ['text.json', 'old.json', 'none.json'])
    expect(readRecentResults(join(folder, name), NOW).size).toBe(0)
})

it('ignores a folder that it cannot write', () => {
  const folder = createTestFolder({ file: '' })
  expect(() => writeRecentResults(join(folder, 'file/links.json'), new Map())).not.toThrow()
})
