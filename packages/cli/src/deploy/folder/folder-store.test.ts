import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { contentOf } from '../read-output.js'
import { openFolderStore } from './folder-store.js'

const SETTINGS = { contentType: '', cacheControl: '' }
const TEXT = contentOf(Buffer.from('text'))

it('writes, reads and removes files', async () => {
  const folder = join(createTestFolder(), 'new')
  const store = openFolderStore(folder)
  expect(await store.list(3)).toEqual([])
  const tag = await store.write('a b/ü#%.html', TEXT, SETTINGS)
  expect(readFileSync(join(folder, 'a b/ü#%.html'), 'utf8')).toBe('text')
  expect(await store.read('a b/ü#%.html')).toMatchObject({ bytes: Buffer.from('text'), tag })
  expect(await store.hash('a b/ü#%.html', 4)).toBe(TEXT.sha256)
  expect(await store.list(3)).toEqual(['a b'])
  await store.write('copy', { ...TEXT, source: { path: join(folder, 'a b/ü#%.html') } }, SETTINGS)
  expect(readFileSync(join(folder, 'copy'), 'utf8')).toBe('text')
  await store.remove('a b/ü#%.html')
  await store.remove('a b/ü#%.html')
  expect(existsSync(join(folder, 'a b'))).toBe(false)
})

it('writes only on the given condition, and leaves no temporary file', async () => {
  const folder = createTestFolder({ mine: 'mine' })
  const store = openFolderStore(folder)
  expect(await store.write('mine', TEXT, SETTINGS, { isNew: true })).toBeUndefined()
  expect(await store.write('mine', TEXT, SETTINGS, { tag: 'x' })).toBeUndefined()
  expect(readFileSync(join(folder, 'mine'), 'utf8')).toBe('mine')
  expect(await store.write('new', TEXT, SETTINGS, { isNew: true })).toBeDefined()
  expect(readdirSync(join(folder, '.docgen-deploy'))).toEqual([])
})

it('explains why a file cannot be written', async () => {
  const folder = createTestFolder()
  const store = openFolderStore(folder)
  await store.write('a/b', TEXT, SETTINGS)
  await expect(store.write('a', TEXT, SETTINGS)).rejects.toThrow('a folder exists where a file is needed')
  await expect(store.write('a/b/c', TEXT, SETTINGS)).rejects.toThrow('could not write to')
})

it('locks the folder, and removes what a killed deployment has left', async () => {
  const folder = createTestFolder()
  mkdirSync(join(folder, '.docgen-deploy'))
  writeFileSync(join(folder, '.docgen-deploy/tmp-1-0'), 'torn')
  const lock = await openFolderStore(folder).lock()
  expect(readdirSync(join(folder, '.docgen-deploy'))).toEqual(['lock'])
  expect(await openFolderStore(folder).lock()).toMatchObject({
    hint: expect.stringContaining(`process ${process.pid}`),
  })
  if ('release' in lock) await lock.release()
  expect(readdirSync(join(folder, '.docgen-deploy'))).toEqual([])
})
