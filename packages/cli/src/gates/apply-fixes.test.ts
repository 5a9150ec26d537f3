import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { applyFixes, editText } from './apply-fixes.js'
import type { CheckReport, Finding } from './gate.js'

const edit = (line: number, column: number, length: number, text: string) => ({ line, column, length, text })

describe('editText', () => {
  it('replaces and inserts, whatever the order of the edits', () => {
    const edits = [edit(1, 1, 3, 'One'), edit(2, 4, 0, '!'), edit(1, 5, 3, 'second')]
    expect(editText('one two\r\nend\n', edits).text).toBe('One second\r\nend!\n')
  })

  it('makes one of two edits that overlap', () => {
    const [first, second] = [edit(1, 1, 4, 'X'), edit(1, 3, 4, 'Y')]
    const { text, has } = editText('abcdef', [first, second])
    expect([text, has(first), has(second)]).toEqual(['abY', false, true])
  })

  it('makes equal edits once', () => {
    expect(editText('ab', [edit(1, 2, 0, 'x'), edit(1, 2, 0, 'x')]).text).toBe('axb')
  })

  it('knows where each part of the text has moved', () => {
    const { text, move } = editText('a the the b\nc\n', [edit(1, 6, 4, ''), edit(1, 1, 0, '---\n---\n')])
    expect(text).toBe('---\n---\na the b\nc\n')
    expect(move({ line: 1, column: 1 })).toEqual({ line: 3, column: 1 })
    expect(move({ line: 1, column: 8 })).toEqual({ line: 3, column: 6 })
    expect(move({ line: 1, column: 11 })).toEqual({ line: 3, column: 7 })
    expect(move({ line: 2, column: 1 })).toEqual({ line: 4, column: 1 })
  })
})

describe('applyFixes', () => {
  const finding = (fields: Partial<Finding>): Finding => ({
    gate: 'prose',
    code: 'doubled-word',
    severity: 'warning',
    message: 'x',
    file: 'a.md',
    fingerprint: JSON.stringify(fields),
    ...fields,
  })
  const reportOf = (state: 'passed' | 'failed', findings: readonly Finding[]): CheckReport => ({
    ok: state === 'passed',
    gates: [{ name: 'prose', state, errors: 1, warnings: 2, ignored: 0, known: 0 }],
    findings,
  })

  it('removes what it fixes from the report, and moves the rest', () => {
    const siteDir = createTestFolder({ 'a.md': 'the the end end\n' })
    const report = reportOf('failed', [
      finding({ severity: 'error', line: 1, column: 5, fix: edit(1, 4, 4, '') }),
      finding({ line: 1, column: 13, length: 3 }),
      finding({ line: 1 }),
      finding({ file: 'b.md', line: 1, column: 9 }),
    ])
    const { report: rest, fixed, problems } = applyFixes(report, siteDir)
    expect(readFileSync(join(siteDir, 'a.md'), 'utf8')).toBe('the end end\n')
    expect([fixed.length, problems]).toEqual([1, []])
    expect(rest.findings.map(({ line, column }) => [line, column])).toEqual([
      [1, 9],
      [1, undefined],
      [1, 9],
    ])
    expect(rest).toMatchObject({ ok: true, gates: [{ state: 'passed', errors: 0, warnings: 3, fixed: 1 }] })
    expect(applyFixes(report, createTestFolder({ 'a.md': 'the the end end\n' }), true).report.ok).toBe(false)
  })

  it('counts each finding that one edit fixes', () => {
    const siteDir = createTestFolder({ 'a.md': 'text\n' })
    const fix = edit(1, 1, 0, 'more ')
    const { report, fixed } = applyFixes(reportOf('failed', [finding({ fix, line: 1 }), finding({ fix })]), siteDir)
    expect([fixed.length, report.findings]).toEqual([2, []])
    expect(readFileSync(join(siteDir, 'a.md'), 'utf8')).toBe('more text\n')
  })

  it('reports a file that no longer exists, and keeps its findings', () => {
    const report = reportOf('failed', [finding({ fix: edit(1, 1, 0, 'x') })])
    const { report: rest, problems } = applyFixes(report, createTestFolder())
    expect(rest).toEqual(report)
    expect(problems).toMatchObject([{ code: 'unreadable-file', file: 'a.md' }])
  })
})
