import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { nameFolder } from './name-folder.js'

it.each([
  ['.', '.'],
  ['..', '..'],
  ['site/docs', 'site/docs'],
  ['my site', '"my site"'],
  ['..hidden', '..hidden'],
  ['../../elsewhere', resolve('../../elsewhere')],
])('writes the folder %s as an argument of a command', (path, name) => {
  expect(nameFolder(resolve(path))).toBe(name)
})
