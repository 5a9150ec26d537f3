import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { decodeEntries, encodeEntries, openPackFile, type PackEntry, REMOVED } from './pack-file.js'

const ENTRIES: readonly PackEntry[] = [
  { key: 'é/1', offset: 0, length: 7, checksum: 0xffffffff },
  { key: '', offset: 2 ** 40, length: REMOVED, checksum: 0 },
]

describe('entries of an index', () => {
  const decode = (bytes: Buffer) => {
    const entries: PackEntry[] = []
    const read = decodeEntries(bytes, (entry) => entries.push(entry))
    return { entries, read }
  }

  it('are read as they were written', () => {
    const bytes = encodeEntries(ENTRIES)
    expect(decode(bytes)).toEqual({ entries: ENTRIES, read: bytes.length })
    expect(decode(Buffer.alloc(0))).toEqual({ entries: [], read: 0 })
  })

  it('are read only as far as they are complete', () => {
    const bytes = encodeEntries(ENTRIES)
    const first = encodeEntries(ENTRIES.slice(0, 1)).length
    for (const end of [bytes.length - 1, first + 3, first])
      expect(decode(bytes.subarray(0, end))).toEqual({ entries: ENTRIES.slice(0, 1), read: first })
  })

  it('are skipped after a damaged one', () => {
    const bytes = encodeEntries(ENTRIES)
    bytes.writeUInt32LE(1_000_000, 0)
    expect(decode(bytes)).toEqual({ entries: [], read: bytes.length })
  })
})

describe('openPackFile', () => {
  it('reads values, and nothing outside of the file', () => {
    const pack = openPackFile(createTestFolder({ 'a.pack': 'hello' }), 'a')
    const read = (offset: number, length: number) => pack.read(offset, length)?.toString()
    expect([read(0, 5), read(1, 3), read(5, 0)]).toEqual(['hello', 'ell', ''])
    expect([read(3, 3), read(-1, 2), read(Number.NaN, 1)]).toEqual([undefined, undefined, undefined])
    pack.close()
    pack.close()
  })

  it('reads what another thread appended meanwhile', () => {
    const folder = createTestFolder({ 'a.pack': 'one' })
    const pack = openPackFile(folder, 'a')
    expect(pack.read(0, 3)?.toString()).toBe('one')
    writeFileSync(join(folder, 'a.pack'), 'two', { flag: 'a' })
    expect(pack.read(3, 3)?.toString()).toBe('two')
    pack.close()
  })

  it('reads nothing from a missing file', () => {
    expect(openPackFile(createTestFolder(), 'gone').read(0, 1)).toBeUndefined()
  })
})
