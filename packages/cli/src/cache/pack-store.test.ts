import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { openPackStore, type PackStore } from './pack-store.js'

function open(folder: string): PackStore {
  const store = openPackStore(folder)
  onTestFinished(store.close)
  return store
}
const put = (store: PackStore, key: string, text: string | undefined): void =>
  store.write([{ key, bytes: text === undefined ? undefined : Buffer.from(text) }])
const get = (store: PackStore, key: string): string | undefined => store.get(key)?.toString()
const packsOf = (folder: string): readonly string[] => readdirSync(folder).filter((name) => name.endsWith('.pack'))

describe('openPackStore', () => {
  it('returns the last value of a key, until it is removed', () => {
    const store = open(createTestFolder())
    put(store, 'a', 'one')
    put(store, 'a', 'two')
    put(store, 'empty', '')
    expect([get(store, 'a'), get(store, 'empty'), get(store, 'b')]).toEqual(['two', '', undefined])
    put(store, 'a', undefined)
    expect(get(store, 'a')).toBeUndefined()
    expect(store.isDamaged()).toBe(false)
  })

  it('reads what another opener has written after a refresh, and lets the later pack win', () => {
    const folder = createTestFolder()
    const [one, other] = [open(folder), open(folder)]
    put(one, 'a', 'one')
    put(other, 'a', 'other')
    one.refresh()
    expect(get(one, 'a')).toBe('other')
    put(one, 'a', undefined)
    expect(get(open(folder), 'a')).toBe('other')
  })

  it('treats a damaged value as missing, and remembers that', () => {
    const folder = createTestFolder()
    const store = open(folder)
    put(store, 'a', 'text')
    put(store, 'b', 'fine')
    const [pack = ''] = packsOf(folder)
    const bytes = readFileSync(join(folder, pack))
    bytes[0] = (bytes[0] ?? 0) ^ 1
    writeFileSync(join(folder, pack), bytes)
    const again = open(folder)
    expect([get(again, 'a'), get(again, 'b'), again.isDamaged()]).toEqual([undefined, 'fine', true])
  })

  it('joins packs only if there are many', () => {
    const folder = createTestFolder()
    const store = open(folder)
    for (let index = 0; index < 12; index++) put(open(folder), `k${index}`, `v${index}`)
    store.refresh()
    store.compact()
    expect(packsOf(folder)).toHaveLength(12)
    const last = open(folder)
    put(last, 'k0', 'new')
    put(last, 'k1', undefined)
    store.refresh()
    store.compact()
    expect(packsOf(folder)).toHaveLength(1)
    const values = (opened: PackStore) => ['k0', 'k1', 'k11'].map((key) => get(opened, key))
    expect(values(store)).toEqual(['new', undefined, 'v11'])
    expect(values(open(folder))).toEqual(['new', undefined, 'v11'])
  })

  it('joins packs whose data is mostly stale', () => {
    const folder = createTestFolder()
    const store = open(folder)
    const big = 'x'.repeat(2_500_000)
    put(store, 'a', big)
    put(store, 'a', `${big}y`)
    put(store, 'b', 'small')
    put(store, 'a', 'last')
    store.compact()
    expect(readFileSync(join(folder, packsOf(folder)[0] ?? '')).length).toBe('lastsmall'.length)
    expect([get(store, 'a'), get(store, 'b')]).toEqual(['last', 'small'])
  })
})
