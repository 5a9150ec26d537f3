import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { createTestCache } from '../cache/create-test-cache.js'
import { hashBytes } from '../cache/hash.js'
import { createMemo, NO_MEMO } from '../cache/memo.js'
import { createTestFolder } from './create-test-folder.js'
import { measureImage, readAsset } from './read-asset.js'

// One transparent pixel.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const read = (name: string, content: string | Uint8Array) =>
  readAsset(createTestFolder({ [name]: content }), name, NO_MEMO)

describe('readAsset', () => {
  it('returns hash and size', () => {
    expect(read('a.csv', 'x,y')).toEqual({
      value: { path: 'a.csv', hash: hashBytes('x,y'), bytes: 3 },
      diagnostics: [],
    })
  })

  it.each([
    ['a.png', PNG, { width: 1, height: 1 }],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24.6 10"/>', { width: 25, height: 10 }],
    ['a.SVG', '<svg width="640" height="480"></svg>', { width: 640, height: 480 }],
  ])('measures %s', (name, content, size) => {
    expect(read(name, content)).toMatchObject({ value: size, diagnostics: [] })
  })

  it.each([
    ['empty.png', ''],
    ['text.png', 'no picture'],
    ['cut.png', PNG.subarray(0, 10)],
    ['bare.svg', '<svg></svg>'],
  ])('warns about the broken image %s and continues', (name, content) => {
    const { value, diagnostics } = read(name, content)
    expect(value).toEqual({ path: name, hash: hashBytes(content), bytes: content.length })
    expect(diagnostics).toMatchObject([{ code: 'unreadable-image', severity: 'warning', file: name }])
  })

  it('hashes large files in chunks with the same result', () => {
    const content = Buffer.alloc(9 * 1024 * 1024 + 7, 'docgen')
    expect(read('film.mp4', content).value?.hash).toBe(createHash('sha256').update(content).digest('hex').slice(0, 32))
  })

  it('reports a file that is gone', () => {
    expect(readAsset(createTestFolder(), 'none.png', NO_MEMO)).toMatchObject({
      diagnostics: [{ code: 'unreadable-file' }],
    })
  })

  it('reads a memoized file again only if its stat has changed', () => {
    const cache = createTestCache()
    const memo = createMemo({ cache })
    const folder = createTestFolder({ 'a.png': PNG })
    const first = readAsset(folder, 'a.png', memo)
    // It may change again without a change of its times.
    expect(cache.get('stat:a.png')).toBeUndefined()
    vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 10_000)
    readAsset(folder, 'a.png', memo)
    const saved = cache.get<object>('stat:a.png')
    cache.put('stat:a.png', { ...saved, value: { hash: 'remembered', width: 7, height: 8 } })
    expect(readAsset(folder, 'a.png', memo).value).toEqual({
      path: 'a.png',
      hash: 'remembered',
      bytes: PNG.length,
      width: 7,
      height: 8,
    })
    expect(first.value?.hash).toBe(hashBytes(PNG))
  })
})

const measure = (svg: string) => measureImage(Buffer.from(svg))

it('reads the size of an SVG from its opening tag, however long it is', () => {
  const longAttribute = `content="${'&lt;mxfile&gt;'.repeat(500)}"`
  expect(
    measure(`<?xml version="1.0"?>\n<svg width="59px" height="60px" viewBox="0 0 1 1" ${longAttribute}><g/></svg>`),
  ).toEqual({
    width: 59,
    height: 60,
  })
  expect(measure(`<svg xmlns="http://www.w3.org/2000/svg" ${longAttribute} viewBox='0 0 30 20'><g/></svg>`)).toEqual({
    width: 30,
    height: 20,
  })
})

it('reports an SVG without a size', () => {
  expect(measure('<svg xmlns="http://www.w3.org/2000/svg"></svg>').problem).toContain('neither width and height')
  expect(measure(`<svg a="${'x'.repeat(2000)}"></svg>`).problem).toContain('could not read its size')
  expect(measure('').problem).toBe('it is empty')
})
