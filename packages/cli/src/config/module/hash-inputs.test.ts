import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { findManifest, hashInputs } from './hash-inputs.js'

it('changes with the names, the order and the bytes of the files', () => {
  const siteDir = createTestFolder({ a: '1', b: '2', ab: '' })
  const hashes = [['a', 'b'], ['b', 'a'], ['a'], ['ab'], []].map((inputs) => hashInputs(siteDir, inputs))
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(hashes.every((hash) => /^[\da-f]{32}$/.test(hash ?? ''))).toBe(true)
  writeFileSync(join(siteDir, 'a'), '3')
  expect(hashInputs(siteDir, ['a'])).not.toBe(hashes[2])
})

it('prefers known bytes to those on the disk, and fails without either', () => {
  const siteDir = createTestFolder({ a: '1' })
  const known = new Map([['a', Buffer.from('2')]])
  expect(hashInputs(siteDir, ['a'], known)).toBe(hashInputs(createTestFolder({ a: '2' }), ['a']))
  expect(hashInputs(siteDir, ['a', 'gone'])).toBeUndefined()
})

it('finds the manifest of an installed package, also in a folder around the site', () => {
  const root = createTestFolder({
    'node_modules/a/package.json': '{}',
    'node_modules/@b/c/package.json': '{}',
    'site/node_modules/a/package.json': '{}',
  })
  const find = (name: string) => findManifest(join(root, 'site'), name)
  expect(find('a')).toBe('node_modules/a/package.json')
  expect(find('@b/c')).toBe('../node_modules/@b/c/package.json')
  expect(find('none')).toBeUndefined()
})
