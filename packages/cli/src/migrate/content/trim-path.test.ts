import { expect, it } from 'vitest'
import { trimPath } from './trim-path.js'

it('removes dots and slashes at both ends, and repeated slashes', () => {
  expect(['/a/b/', './a//b.md', '.', '///', '../a'].map(trimPath)).toEqual(['a/b', 'a/b.md', '', '', '../a'])
})
