import { expect, it } from 'vitest'
import {
  defaultVersionPath,
  findNameProblem,
  findNewNameProblem,
  isReleased,
  quoteVersionName,
  versionClassName,
} from './version-name.js'

it.each([
  ['1.0', undefined],
  ['1.0 beta', undefined],
  [' ', 'is empty'],
  ['a'.repeat(33), 'is longer than 32 characters'],
  ['..', 'is not a valid folder name'],
  ['current', 'is the name of the working tree'],
  ['a/b', 'contains a character that folder names cannot have'],
  ['1.0.', 'contains a character that folder names cannot have'],
  [' 1', 'contains a character that folder names cannot have'],
  ['a\u0007', 'contains a character that folder names cannot have'],
])('finds the problem of %j', (name, problem) => {
  expect(findNameProblem(name)).toBe(problem)
})

it('rejects spaces in new names only', () => {
  expect(findNewNameProblem('1.0 beta')).toBe('contains a space')
  expect(findNewNameProblem('1.0')).toBeUndefined()
})

it('derives the path, class and quoted form of a name', () => {
  expect(['current', '1.0'].map(defaultVersionPath)).toEqual(['next', '1.0'])
  expect(['current', '1.0'].map(isReleased)).toEqual([false, true])
  expect(versionClassName('1 0 beta')).toBe('docs-version-1-0-beta')
  expect(['1.0-rc+1', '1 0'].map(quoteVersionName)).toEqual(['1.0-rc+1', '"1 0"'])
})
