import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { compareDiagnostics } from './compare-diagnostics.js'

const at = (message: string, position: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'broken-link',
  severity: 'error',
  message,
  ...position,
})

it('sorts by file, line, column, code and message, without a file first', () => {
  const sorted = [
    at('none'),
    at('file', { file: 'a.md' }),
    at('column', { file: 'a.md', line: 2, column: 1 }),
    at('code', { file: 'a.md', line: 2, column: 9, code: 'broken-image' }),
    at('message a', { file: 'a.md', line: 2, column: 9 }),
    at('message b', { file: 'a.md', line: 2, column: 9 }),
    at('line', { file: 'a.md', line: 10 }),
    at('other file', { file: 'b.md', line: 1 }),
  ]
  expect(sorted.toReversed().sort(compareDiagnostics)).toEqual(sorted)
})

it('takes equal diagnostics as equal, whatever their severity', () => {
  expect(compareDiagnostics(at('a'), { ...at('a'), severity: 'info' })).toBe(0)
})
