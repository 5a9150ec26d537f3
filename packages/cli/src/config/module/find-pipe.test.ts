import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { assertNotPipe, findPipe, isPipe } from './find-pipe.js'

it('takes devices as pipes, but not files, folders and missing paths', () => {
  const folder = createTestFolder({ 'a.txt': '' })
  const paths = ['/dev/null', folder, join(folder, 'a.txt'), join(folder, 'gone'), join(folder, 'a.txt/b'), 'a\0b']
  expect(paths.map(isPipe)).toEqual([true, false, false, false, false, false])
})

it('searches a folder and its parents', () => {
  expect(findPipe('/dev', ['gone', 'null'])).toBe('/dev/null')
  expect(findPipe('/dev/fd/none', ['null'])).toBe('/dev/null')
  expect(findPipe(createTestFolder(), ['gone'])).toBeUndefined()
})

it('names what it refuses', () => {
  expect(() => assertNotPipe('/dev/null')).toThrow('/dev/null is a device or a pipe, not a file')
  expect(() => assertNotPipe(createTestFolder())).not.toThrow()
})
