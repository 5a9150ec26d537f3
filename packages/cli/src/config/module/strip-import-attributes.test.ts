import { expect, it } from 'vitest'
import { stripImportAttributes } from './strip-import-attributes.js'

it.each([
  ["data.json with { type: 'json' }", 'data.json'],
  ['data.json', 'data.json'],
  ['with { braces.ts', 'with { braces.ts'],
])('%s → %s', (input, file) => {
  expect(stripImportAttributes(input)).toBe(file)
})
