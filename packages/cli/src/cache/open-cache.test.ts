import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Cache, createWriteQueue, openCache, STORE_NAME, type WriteQueue } from './open-cache.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docgen-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const listFiles = (ending: string): string[] =>
  readdirSync(join(folder, STORE_NAME))
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, STORE_NAME, name))

function fill(cache: Cache, count: number, text: string): void {
  for (let index = 0; index < count; index++) cache.put(`a:${index}`, text + index)
}

it('keeps values across restarts', () => {
  const first = openCache(folder)
  first.put('content:1', { parts: ['a'], n: 1 })
  first.close()
  const second = openCache(folder)
  expect(second.get('content:1')).toEqual({ parts: ['a'], n: 1 })
  expect(second.get('content:2')).toBeUndefined()
  second.remove('content:1')
  second.flush()
  expect(second.get('content:1')).toBeUndefined()
  second.close()
  const third = openCache(folder)
  expect(third.get('content:1')).toBeUndefined()
  third.close()
})

it('reads what another opener has flushed', () => {
  const one = openCache(folder)
  const other = openCache(folder)
  one.put('a', 1)
  other.put('b', 2)
  expect([one.flush(), other.flush()]).toEqual([true, true])
  one.refresh()
  other.refresh()
  expect([one.get('b'), other.get('a')]).toEqual([2, 1])
  one.close()
  other.close()
})

it('compacts its files when there are many, or most of their data is stale, and loses nothing', () => {
  for (let round = 0; round < 30; round++) {
    const cache = openCache(folder)
    cache.put(`round:${round}`, round)
    cache.put('last', round)
    if (round === 5) cache.remove('round:3')
    cache.close()
  }
  expect(listFiles('.pack').length).toBeLessThan(14)
  const wasteful = openCache(folder)
  expect(wasteful.get('last')).toBe(29)
  for (let round = 0; round < 20; round++) fill(wasteful, 100, 'x'.repeat(10_000))
  wasteful.close()
  expect(listFiles('.pack').reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(6_000_000)
  const cache = openCache(folder)
  expect(Array.from({ length: 30 }, (_, round) => cache.get(`round:${round}`))).toEqual(
    Array.from({ length: 30 }, (_, round) => (round === 3 ? undefined : round)),
  )
  expect(cache.get<string>('a:99')?.length).toBe(10_002)
  expect(cache.problem()).toBeUndefined()
  cache.close()
})

it('remembers a removal only if another file may have the value', () => {
  const big = openCache(folder)
  fill(big, 500, 'x'.repeat(10_000))
  big.close()
  for (let round = 0; round < 11; round++) {
    const cache = openCache(folder)
    cache.put(`round:${round}`, round)
    cache.close()
  }
  const session = openCache(folder)
  for (let save = 0; save < 1000; save++) {
    session.put(`save:${save}`, save)
    if (save % 100 === 0) session.flush()
    session.remove(`save:${save - 1}`)
  }
  session.remove('a:0')
  session.close()
  const sizes = listFiles('.index').map((file) => statSync(file).size)
  expect(sizes).toHaveLength(2)
  // One is that of the 500 values.
  expect(sizes.sort((a, b) => a - b)[0]).toBeLessThan(1000)
  const later = openCache(folder)
  expect([later.get('a:0'), later.get('save:998'), later.get('save:999')]).toEqual([undefined, undefined, 999])
  expect([later.get<string>('a:1')?.length, later.get('round:3')]).toEqual([10_001, 3])
  later.close()
})

it.each(['.pack', '.index'])('returns no damaged value, whichever byte of its %s file changed', (ending) => {
  const first = openCache(folder)
  fill(first, 40, 'text')
  first.close()
  const [file = ''] = listFiles(ending)
  const whole = readFileSync(file)
  for (let at = 0; at < whole.length; at += 7) {
    const damaged = Buffer.from(whole)
    damaged.writeUInt8((whole[at] ?? 0) ^ (1 << (at % 8)), at)
    writeFileSync(file, damaged)
    const cache = openCache(folder)
    for (let index = 0; index < 40; index++) expect([undefined, `text${index}`]).toContain(cache.get(`a:${index}`))
    cache.put('new', at)
    cache.flush()
    expect(cache.get('new')).toBe(at)
    cache.close()
    for (const later of [...listFiles('.pack'), ...listFiles('.index')].filter((each) => !/[/]0{8}-/.test(each)))
      rmSync(later)
  }
})

it.each(['.pack', '.index'])('returns the remaining values if its %s file is truncated', (ending) => {
  const first = openCache(folder)
  fill(first, 200, 'x'.repeat(9000))
  first.close()
  const [file = ''] = listFiles(ending)
  truncateSync(file, Math.floor(statSync(file).size / 2))
  const second = openCache(folder)
  expect(second.get('a:0')).toBe(`${'x'.repeat(9000)}0`)
  expect(second.get('a:199')).toBeUndefined()
  expect(second.problem()).toBe(ending === '.pack' ? 'part of it is damaged' : undefined)
  second.close()
})

it('keeps values in memory, and reports why, if its folder is a file', () => {
  const path = join(folder, 'file')
  writeFileSync(path, '')
  const cache = openCache(path)
  fill(cache, 3, 'text')
  expect(cache.flush()).toBe(false)
  expect([cache.get('a:2'), cache.folder]).toEqual(['text2', undefined])
  expect(cache.problem()).toMatch(/^(?:EEXIST|ENOTDIR)/)
  cache.remove('a:2')
  cache.flush()
  expect(cache.get('a:2')).toBeUndefined()
  cache.close()
})

it('keeps values in memory once its folder is deleted', () => {
  const cache = openCache(folder)
  rmSync(folder, { recursive: true })
  fill(cache, 3, 'text')
  expect(cache.flush()).toBe(false)
  expect(cache.get('a:1')).toBe('text1')
  expect(cache.problem()).toMatch(/^ENOENT/)
  cache.close()
})

it('removes the store of an older docgen', () => {
  for (const name of ['store-4', 'store-4-lock', 'store-4-size']) writeFileSync(join(folder, name), 'x')
  openCache(folder).close()
  expect(readdirSync(folder)).toEqual([STORE_NAME])
})

it('returns all queued values in order, and is empty afterwards', () => {
  const queue = createWriteQueue(100)
  expect(queue.add('a', 'größer')).toBe(true)
  queue.addRemoval('b')
  expect(queue.add('c', '')).toBe(true)
  expect(queue.find('a')?.bytes?.toString()).toBe('größer')
  expect(queue.find('b')).toEqual({})
  expect(queue.find('d')).toBeUndefined()
  expect(emptied(queue)).toEqual([
    ['a', 'größer'],
    ['b', undefined],
    ['c', ''],
  ])
  expect(queue.isEmpty()).toBe(true)
})

it('rejects values beyond its capacity, but accepts one value of any size', () => {
  const queue = createWriteQueue(10)
  const long = '€'.repeat(50)
  expect(queue.add('long', long)).toBe(true)
  expect(queue.add('next', 'x')).toBe(false)
  expect(emptied(queue)).toEqual([['long', long]])
  expect(queue.add('next', 'x')).toBe(true)
  expect(queue.add('long', long)).toBe(false)
  expect(emptied(queue)).toEqual([['next', 'x']])
})

function emptied(queue: WriteQueue): [string, string | undefined][] {
  const flushed: [string, string | undefined][] = []
  queue.empty((key, bytes) => flushed.push([key, bytes?.toString()]))
  return flushed
}
