import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { parseJson, readJsonFile } from './read-json-file.js'

it('reads the value of a JSON file, and undefined if it is invalid or missing', () => {
  const folder = createTestFolder({ 'a.json': '{"a":[1]}', 'b.json': '{' })
  expect(readJsonFile(join(folder, 'a.json'))).toEqual({ a: [1] })
  expect(readJsonFile(join(folder, 'b.json'))).toBeUndefined()
  expect(readJsonFile(join(folder, 'c.json'))).toBeUndefined()
})

it('parses a JSON text, and returns undefined for any other text', () => {
  expect(parseJson('null')).toBeNull()
  expect(parseJson("{ 'a': 1 }")).toBeUndefined()
})
