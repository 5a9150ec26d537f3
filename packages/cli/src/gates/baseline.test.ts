import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { formatBaseline, readBaseline, shrinkBaseline } from './baseline.js'
import type { CheckReport, Finding, GateName, GateState } from './gate.js'

const finding = (fingerprint: string, changes: Partial<Finding> = {}): Finding => ({
  gate: 'content',
  fingerprint,
  code: 'broken-link',
  severity: 'error',
  file: 'a.md',
  line: 3,
  message: 'no page',
  ...changes,
})
const entry = (fingerprint: string, gate: GateName = 'content') => ({
  fingerprint,
  gate,
  code: 'broken-link',
  file: 'a.md',
  message: 'no page',
})
const reportOf = (...gates: readonly (readonly [GateName, GateState])[]): CheckReport => ({
  ok: true,
  gates: gates.map(([name, state]) => ({ name, state, errors: 0, warnings: 0, ignored: 0, known: 0 })),
  findings: [],
})

describe('readBaseline', () => {
  const read = (text?: string) =>
    readBaseline(join(createTestFolder(text === undefined ? {} : { 'b.json': text }), 'b.json'), 'b.json')

  it('reads what formatBaseline writes', () => {
    const baseline = { version: 1 as const, findings: [entry('a'), entry('b', 'links')] }
    expect(read(formatBaseline(baseline))).toEqual({ value: baseline, diagnostics: [] })
    expect(read(formatBaseline({ version: 1, findings: [] })).value?.findings).toEqual([])
  })

  it('returns nothing without a file, and reports other content', () => {
    expect(read()).toEqual({ value: undefined, diagnostics: [] })
    for (const text of ['', '{', '[]', '{"version":2,"findings":[]}', '{"version":1,"findings":[{}]}'])
      expect(read(text).diagnostics[0]?.code).toBe('invalid-baseline')
  })
})

describe('shrinkBaseline', () => {
  it('starts with all findings except infos', () => {
    const found = [finding('a'), finding('b', { severity: 'info' }), finding('c', { severity: 'warning' })]
    expect(shrinkBaseline(undefined, reportOf(['content', 'failed']), found).findings).toEqual([entry('a'), entry('c')])
  })

  it('removes fixed findings of gates that finished, and adds none', () => {
    const baseline = {
      version: 1 as const,
      findings: [entry('a'), entry('b'), entry('c', 'links'), entry('d', 'a11y')],
    }
    const report = reportOf(['content', 'failed'], ['links', 'undecided'], ['a11y', 'skipped'])
    expect(shrinkBaseline(baseline, report, [finding('b'), finding('new')]).findings).toEqual([
      entry('b'),
      entry('c', 'links'),
      entry('d', 'a11y'),
    ])
  })
})

it('writes one finding per line', () => {
  expect(formatBaseline({ version: 1, findings: [entry('a'), entry('b')] }).split('\n')).toHaveLength(7 + 1)
})
