import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashBytes } from '../hash.js'
import { compressPayload, decodePack, decompressPayload, encodePack, isShareable } from './remote-pack.js'

const entry = (key: string, text: string) => ({ key, bytes: Buffer.from(text) })
const KEY = `content:${hashBytes('a')}`

it('returns the entries that it was given', async () => {
  const entries = [entry(KEY, 'Grüße'), entry(`facts:${hashBytes('a')}`, '{}'), entry(`search:${hashBytes('b')}`, '')]
  const decoded = await decodePack(await encodePack(entries))
  expect(decoded?.map(({ key, bytes }) => [key, bytes.toString()])).toEqual([
    [KEY, 'Grüße'],
    [`facts:${hashBytes('a')}`, '{}'],
    [`search:${hashBytes('b')}`, ''],
  ])
  expect(await decodePack(await encodePack([]))).toEqual([])
})

it.each(['last changes', 'output:0123', 'content:../../x', `content:${hashBytes('a')}x`, '__proto__'])(
  'rejects a pack with the key %j',
  async (key) => {
    expect(isShareable(key)).toBe(false)
    expect(await decodePack(await encodePack([entry(KEY, 'a'), entry(key, 'b')]))).toBeUndefined()
  },
)

it('rejects damaged packs', async () => {
  const bytes = await decompressPayload(await encodePack([entry(KEY, 'a value')]))
  if (!bytes) throw new Error('the pack was not decompressed')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(await decodePack(await compressPayload(changed))).toBeUndefined()
  }
  for (const length of [0, 3, 4, bytes.length - 1])
    expect(await decodePack(await compressPayload(bytes.subarray(0, length)))).toBeUndefined()
  expect(await decodePack(randomBytes(100))).toBeUndefined()
})

it('does not decompress more than it should', async () => {
  const bytes = await compressPayload(Buffer.alloc(100_000))
  expect((await decompressPayload(bytes))?.length).toBe(100_000)
  expect(await decompressPayload(bytes, 99_999)).toBeUndefined()
})
