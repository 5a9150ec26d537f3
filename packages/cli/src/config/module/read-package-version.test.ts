import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readPackageVersion } from './read-package-version.js'

it('reads the version of a package', () => {
  const folder = createTestFolder({ 'a.json': '{ "version": "1.2.3" }', 'b.json': '{ "version": 1 }', 'c.json': '{' })
  const read = (name: string) => readPackageVersion(join(folder, name))
  expect(read('a.json')).toBe('1.2.3')
  expect([read('b.json'), read('c.json'), read('none.json')]).toEqual([undefined, undefined, undefined])
})
