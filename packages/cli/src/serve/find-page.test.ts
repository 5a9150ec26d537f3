import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { FileStore } from './file-store.js'
import { findMissingPage, findPage } from './find-page.js'

function storeOf(...files: readonly string[]): FileStore {
  const served = { size: 0, hash: '', read: async () => new Uint8Array(), stream: () => Readable.from([]) }
  return { find: async (file) => (files.includes(file) ? served : undefined), readBaseUrl: async () => '/' }
}

const store = storeOf(
  'index.html',
  'a.html',
  'b/index.html',
  'c.html',
  'c/index.html',
  'img/x.png',
  '404.html',
  '_headers',
)

it.each([
  ['', 'index.html'],
  ['a', 'a.html'],
  ['b/', 'b/index.html'],
  ['c.html', 'c.html'],
  ['c', 'c.html'],
  ['c/', 'c/index.html'],
  ['img/x.png', 'img/x.png'],
  ['404.html', '404.html'],
])('serves %j from %s', async (path, file) => {
  expect(await findPage(path, store)).toMatchObject({ file })
})

it.each([
  ['a.html', 'a'],
  ['a/', 'a'],
  ['b', 'b/'],
  ['b/index.html', 'b/'],
  ['img/x.png/', 'img/x.png'],
])('moves %j to %j', async (path, moved) => {
  expect(await findPage(path, store)).toEqual({ moved })
})

it.each(['_headers', 'gone', 'a.', 'img//x.png', 'a '])('serves nothing for %j', async (path) => {
  expect(await findPage(path, store)).toBeUndefined()
})

it('finds the nearest 404 page, and searches no endless path', async () => {
  const languages = storeOf('404.html', 'de/404.html')
  expect(await findMissingPage('de/guide/gone', languages)).toMatchObject({ file: 'de/404.html' })
  expect(await findMissingPage('fr/gone', languages)).toMatchObject({ file: '404.html' })
  let count = 0
  const find: FileStore['find'] = async () => {
    count += 1
    return undefined
  }
  await findMissingPage('a/'.repeat(1000), { find })
  expect(count).toBeLessThan(10)
})
