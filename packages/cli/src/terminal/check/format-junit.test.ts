import { expect, it } from 'vitest'
import type { Finding, GateReport } from '../../gates/gate.js'
import { formatJunit } from './format-junit.js'

const gate = (changes: Partial<GateReport>): GateReport => ({
  name: 'links',
  state: 'passed',
  errors: 0,
  warnings: 0,
  ignored: 0,
  known: 0,
  ...changes,
})
const FINDING: Finding = { gate: 'links', code: 'broken-link', severity: 'error', message: 'gone', fingerprint: 'a' }
const format = (gates: readonly GateReport[], findings: readonly Finding[] = []): string =>
  formatJunit({ ok: true, gates, findings })

it('writes a case that passed for a gate without findings', () => {
  expect(format([gate({})])).toContain('<testcase classname="docgen.links" name="links"></testcase>')
})

it('counts infos as tests, not as failures', () => {
  const text = format([gate({})], [{ ...FINDING, severity: 'info' }, FINDING, { ...FINDING, gate: 'api' }])
  expect(text).toContain('tests="2" failures="1" errors="0" skipped="0"')
  expect(text).toContain('<system-out>gone</system-out>')
})

it('counts warnings as failures only if they fail the gate', () => {
  const warning: Finding = { ...FINDING, severity: 'warning' }
  expect(format([gate({ warnings: 1 })], [warning])).toContain('tests="1" failures="0"')
  expect(format([gate({ state: 'failed', warnings: 1 })], [warning])).toContain('tests="1" failures="1"')
})

it('adds an error to the findings of a gate that could not decide', () => {
  const text = format([gate({ state: 'undecided', reason: 'a < b' })], [FINDING])
  expect(text).toContain('tests="2" failures="1" errors="1"')
  expect(text).toContain('<error message="a &lt; b"/>')
})

it('lists related positions in the text of a failure', () => {
  const related = [{ file: 'b c.md', line: 2, column: 4, message: 'has the <id>' }]
  expect(format([gate({})], [{ ...FINDING, related }])).toContain(
    '<failure type="error" message="gone">gone&#10;→ b c.md:2:4: has the &lt;id&gt;</failure>',
  )
})
