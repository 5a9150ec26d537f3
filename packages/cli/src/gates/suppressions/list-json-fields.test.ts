import { expect, it } from 'vitest'
import { listJsonFields } from './list-json-fields.js'

const VALUE = '{ "code": "x", "until": "2030-01-01", "reason": "soon" }'

it('reads an entry in the words of a comment, for the object around it', () => {
  const json = `{\n"a": {\n"x-docgen-ignore": ${VALUE},\n"b": 1\n}\n}`
  expect(listJsonFields(json)).toEqual([{ line: 3, column: 2, text: 'x until 2030-01-01: soon', from: 2, to: 5 }])
})

it('reads each entry of a list, and takes incomplete ones as empty', () => {
  const json = `{ "x-docgen-ignore": [${VALUE}, { "code": "x" }, 7] }`
  expect(listJsonFields(json).map(({ text }) => text)).toEqual(['x until 2030-01-01: soon', '', ''])
})

it('is not misled by braces, quotation marks and names in strings', () => {
  const json = `{ "a": "} \\" {", "b": "x-docgen-ignore", "c": [{ "x-docgen-ignore": ${VALUE} }] }`
  expect(listJsonFields(json)).toHaveLength(1)
})

it('reads nothing from invalid JSON', () => {
  expect(listJsonFields(`{ "x-docgen-ignore": ${VALUE}`)).toEqual([])
  expect(listJsonFields('')).toEqual([])
})
