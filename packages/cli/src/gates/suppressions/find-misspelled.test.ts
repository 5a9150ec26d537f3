import { expect, it } from 'vitest'
import { findMisspelled } from './find-misspelled.js'

it.each([
  ['a\n  <!-- docgen-ingore x -->', 2, 8],
  ['{/* docgen-ignored x */}', 1, 5],
  ['/* docgen-ignor x */', 1, 4],
  ['#docgen-ignroe x', 1, 2],
])('reports the word in %j', (text, line, column) => {
  expect(findMisspelled('a.md', text)).toMatchObject([
    { code: 'suppression', file: 'a.md', line, column, hint: 'Did you mean docgen-ignore?' },
  ])
})

it.each(['<!-- docgen-ignore x -->', '<!-- docgen-init x -->', 'a <!-- docgen-ingore x -->', '<!-- docgen-ingore-->'])(
  'accepts %j',
  (text) => {
    expect(findMisspelled('a.md', text)).toEqual([])
  },
)
