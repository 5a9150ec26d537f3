import { expect, it } from 'vitest'
import { hashBytes } from '../hash.js'
import { decodeIndex, encodeIndex, shortenKey } from './remote-index.js'
import { compressPayload } from './remote-pack.js'

const key = shortenKey(`content:${hashBytes('a')}`) ?? ''
const PACK = { name: hashBytes('pack'), size: 7, keys: [key, shortenKey(`search:${hashBytes('b')}`) ?? ''] }

it('returns the index that it was given', async () => {
  for (const index of [{ packs: [] }, { packs: [PACK] }, { packs: [PACK], shards: 4 }])
    expect(await decodeIndex(await encodeIndex(index))).toEqual(index)
})

it('lists facts with their content', () => {
  expect(key).toBe(hashBytes('a').slice(0, 12))
  expect(shortenKey(`facts:${hashBytes('a')}`)).toBeUndefined()
})

it.each([
  '',
  'null',
  '{ "version": 2, "packs": [] }',
  '{ "version": 1, "packs": {} }',
  '{ "version": 1, "packs": [null] }',
  '{ "version": 1, "packs": [["../../etc/passwd", 1, ""]] }',
  `{ "version": 1, "packs": [["${hashBytes('a')}", "1", ""]] }`,
  `{ "version": 1, "packs": [["${hashBytes('a')}", 1, "abc"]] }`,
  JSON.stringify({ version: 1, packs: Array.from({ length: 10_001 }, () => [hashBytes('a'), 1, '']) }),
])('rejects %.60j', async (text) => {
  expect(await decodeIndex(await compressPayload(Buffer.from(text)))).toBeUndefined()
})

it('ignores an impossible number of shards', async () => {
  for (const shards of [-1, 0.5, 257, 1e9])
    expect(await decodeIndex(await encodeIndex({ packs: [], shards }))).toEqual({ packs: [] })
})
