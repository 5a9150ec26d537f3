import { expect, it } from 'vitest'
import { nameOnDisk } from './find-conflicts.js'

it('is the same for names that many file systems treat as one', () => {
  expect(nameOnDisk('docs/CAF\u00c9')).toBe(nameOnDisk('docs/cafe\u0301'))
  expect(nameOnDisk('docs/a')).not.toBe(nameOnDisk('docs/b'))
})
