import { expect, it } from 'vitest'
import { createTestFolder } from '../create-test-folder.js'
import { readVersionNames } from './read-version-names.js'

const read = (text: string) => {
  const { value, diagnostics } = readVersionNames(createTestFolder({ 'versions.json': text }))
  return { value, problems: diagnostics.map(({ line, column, message, hint }) => [line, column, message, hint]) }
}

it('reads the names of a collection, and none without a file', () => {
  const folder = createTestFolder({ 'community_versions.json': '["2025", "current"]' })
  expect(readVersionNames(folder, 'community')).toEqual({ value: ['2025', 'current'], diagnostics: [] })
  expect(readVersionNames(folder)).toEqual({ value: [], diagnostics: [] })
})

it('skips invalid and repeated names, each with its position', () => {
  expect(read('["2.0",\n 1.0, "a/b",\n "2.0"]')).toEqual({
    value: ['2.0'],
    problems: [
      [2, 2, 'the name 1 is not a string', 'Write "1.0"'],
      [2, 7, expect.stringContaining('the name "a/b" '), undefined],
      [3, 2, 'the version "2.0" is listed twice', undefined],
    ],
  })
})

it('reports what is no list', () => {
  expect(read('{}').problems).toEqual([[1, 1, 'expected a list of names', 'Write ["1.0"]']])
  expect(read('["1.0"').value).toEqual([])
  expect(read('["1.0"').problems).toHaveLength(1)
})
