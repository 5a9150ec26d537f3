import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { locateInJson } from './locate-in-json.js'

it('finds the value at a path, or its key', () => {
  const siteDir = createTestFolder({ 'data/a.json': '{\n  "list": [{ "name": "x" }]\n}' })
  const path = ['list', 0, 'name']
  expect(locateInJson(siteDir, 'data/a.json', path)).toEqual({ file: 'data/a.json', line: 2, column: 22, length: 3 })
  expect(locateInJson(siteDir, 'data/a.json', path, 'key')).toMatchObject({ line: 2, column: 14, length: 6 })
})

it('ignores a byte order mark', () => {
  const siteDir = createTestFolder({ 'a.json': '\ufeff["1.0"]' })
  expect(locateInJson(siteDir, 'a.json', [0])).toEqual({ file: 'a.json', line: 1, column: 2, length: 5 })
})
