import { expect, it } from 'vitest'
import { findInvalidHeaders } from './parse-header-blocks.js'

it('finds headers without indentation or colon', () => {
  const text = '# all\n/*\n  X-A: 1\n  ! X-B\n  Referrer-Policy none\n\nX-C: 2\nhttps://a.example/*\n\tX-D : 3\n'
  expect(findInvalidHeaders(text)).toEqual([
    { line: 5, isUnindented: false },
    { line: 7, isUnindented: true },
  ])
})
