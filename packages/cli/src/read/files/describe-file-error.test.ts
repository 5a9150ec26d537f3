import { expect, it } from 'vitest'
import { describeFileError } from './describe-file-error.js'

it('explains why a file could not be read', () => {
  expect(describeFileError(Object.assign(new Error('x'), { code: 'EACCES' }))).toBe(
    'could not be read: no permission to read it',
  )
  expect(describeFileError(Object.assign(new Error('x'), { code: 'EODD' }))).toBe('could not be read: EODD')
})

it('rethrows a bug', () => {
  expect(() => describeFileError(new TypeError('bug'))).toThrow('bug')
})
