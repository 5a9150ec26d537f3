import { expect, it } from 'vitest'
import { explainDiskFailure } from './explain-disk-failure.js'

it.each([
  "ENOSPC: no space left on device, write '/x/.docgen/stage-1/a.html'",
  'No space left on device: Attempting to write page at position 24576, size 24576',
  'EDQUOT: disk quota exceeded, open',
  'Input/output error',
])("passes on the disk's message: %s", (message) => {
  expect(explainDiskFailure(new Error(message))).toContain(`Could not write to disk: ${message}\n`)
})

it.each([new TypeError('x is not a function'), new Error('there is no ENOSPC here'), 'ENOSPC', undefined])(
  'ignores %s',
  (error) => {
    expect(explainDiskFailure(error)).toBeUndefined()
  },
)
