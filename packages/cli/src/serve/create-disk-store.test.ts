import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { createDiskStore } from './create-disk-store.js'

it('serves files with their size and hash, and ranges of them', async () => {
  const store = createDiskStore(createTestFolder({ 'a/b.txt': 'hello' }))
  const file = await store.find('a/b.txt')
  expect(file).toMatchObject({ size: 5, hash: expect.stringMatching(/^[\da-f]{32}$/) })
  expect(String(await file?.read())).toBe('hello')
  const range = file?.stream({ start: 1, end: 3 })
  expect(range && (await text(range))).toBe('ell')
})

it('serves the current bytes under another hash after a change', async () => {
  const folder = createTestFolder({ 'a.txt': 'one', 'same.txt': 'one' })
  const store = createDiskStore(folder)
  const before = (await store.find('a.txt'))?.hash
  expect((await store.find('same.txt'))?.hash).toBe(before)
  writeFileSync(join(folder, 'a.txt'), 'two, longer')
  expect(await store.find('a.txt')).toMatchObject({ size: 11, hash: expect.not.stringMatching(String(before)) })
})

it('serves no folder, no file below a file, and no link out of the folder', async () => {
  const outside = createTestFolder({ 'secret.txt': 'x' })
  const folder = createTestFolder({ 'a/b.txt': '', 'c.txt': '' })
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'link.txt'))
  symlinkSync(join(folder, 'c.txt'), join(folder, 'own.txt'))
  symlinkSync('loop', join(folder, 'loop'))
  const store = createDiskStore(folder)
  for (const file of ['a', 'a/b.txt/c', 'link.txt', 'none.txt', 'loop', 'x'.repeat(300)])
    expect(await store.find(file)).toBeUndefined()
  expect(await store.find('own.txt')).toMatchObject({ size: 0 })
})

it.each([
  ['{ "baseUrl": "/kit/" }', '/kit/'],
  ['{ "baseUrl": 7 }', '/'],
  ['{', '/'],
])('reads the base URL of the manifest %s', async (manifest, baseUrl) => {
  const folder = createTestFolder({ 'docgen-manifest.json': manifest })
  const store = createDiskStore(folder)
  expect(await store.readBaseUrl()).toBe(baseUrl)
  rmSync(join(folder, 'docgen-manifest.json'))
  expect(await store.readBaseUrl()).toBe('/')
})
