import type { Diagnostic, LinkUse } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createOriginFinder } from './create-origin-finder.js'

const lines = [
  1,
  {
    line: 4,
    pieces: [
      { at: 0, from: 2, isInserted: true as const },
      { at: 3, from: 6 },
    ],
  },
]
const find = createOriginFinder({
  sources: [{ path: 'docs/a.md', lines }, { path: 'docs/b.md' }] as never,
  partials: new Map([['docs/_c.md', { path: 'docs/_c.md', hash: '', text: '', lines: [7] }]]),
})
const diagnostic: Diagnostic = {
  code: 'math',
  severity: 'error',
  message: 'm',
  file: 'docs/a.md',
  line: 2,
  column: 5,
  length: 2,
}

it('moves diagnostics and links to their positions in the file', () => {
  expect(find?.(diagnostic)).toEqual({ ...diagnostic, line: 4, column: 8 })
  const link: LinkUse = { kind: 'link', href: '/', file: 'docs/_c.md', line: 1, column: 3 }
  expect(find?.(link)).toEqual({ ...link, line: 7 })
})

it('has no length for inserted text', () => {
  expect(find?.({ ...diagnostic, column: 2 })).toEqual({ ...diagnostic, line: 4, column: 3, length: undefined })
})

it('keeps diagnostics of other files, and of files as a whole', () => {
  const { line: _line, column: _column, length: _length, ...whole } = diagnostic
  for (const each of [{ ...diagnostic, file: 'docs/b.md' }, whole]) expect(find?.(each)).toBe(each)
  expect(createOriginFinder({ sources: [{ path: 'a.md' }] as never, partials: new Map() })).toBeUndefined()
})
