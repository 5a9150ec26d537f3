import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { showDiagnostics } from './show-diagnostics.js'

const diagnostic = (line: number, column: number, rest: Partial<Diagnostic> = {}): Diagnostic => ({
  code: 'broken-link',
  severity: 'warning',
  file: 'docs/a.md',
  line,
  column,
  message: `problem ${line}:${column}`,
  ...rest,
})

const createSite = (text: string): string => createTestFolder({ 'docs/a.md': text })

it('shows errors before warnings, limits their number, and counts all of them', () => {
  const siteDir = createSite('one\n')
  const warnings = Array.from({ length: 60 }, (_, index) => diagnostic(1, index + 1))
  const found = [...warnings, diagnostic(1, 99, { severity: 'error' }), diagnostic(1, 100, { severity: 'info' })]
  const { problems, errors, warnings: count } = showDiagnostics(found, siteDir)
  expect([problems.length, errors, count]).toEqual([50, 1, 60])
  expect(problems[0]).toMatchObject({ severity: 'error', column: 99 })
})

it('marks the position in its line', () => {
  const siteDir = createSite('one\n\ttwo three\r\nfour\n')
  const frames = [diagnostic(2, 6, { length: 5 }), diagnostic(3, 5), diagnostic(9, 1)].map(
    (each) => showDiagnostics([each], siteDir).problems[0]?.frame,
  )
  expect(frames).toEqual([
    [
      { line: 1, text: 'one' },
      { line: 2, text: '\ttwo three', mark: { start: 5, length: 5 } },
      { line: 3, text: 'four' },
      { line: 4, text: '' },
    ],
    [
      { line: 1, text: 'one' },
      { line: 2, text: '\ttwo three' },
      { line: 3, text: 'four', mark: { start: 4, length: 1 } },
      { line: 4, text: '' },
    ],
    [],
  ])
})

it('cuts a long line around the position', () => {
  const siteDir = createSite(`${'a'.repeat(1000)}HERE${'b'.repeat(1000)}\n${'c'.repeat(1000)}\n`)
  const [here, next] = showDiagnostics([diagnostic(1, 1001, { length: 4 })], siteDir).problems[0]?.frame ?? []
  const { text = '', mark = { start: 0, length: 0 } } = here ?? {}
  expect(text.slice(mark.start, mark.start + mark.length)).toBe('HERE')
  expect(text).toMatch(/^…a{100}HEREb{296}…$/)
  expect(next).toEqual({ line: 2, text: `${'c'.repeat(400)}…` })
})
