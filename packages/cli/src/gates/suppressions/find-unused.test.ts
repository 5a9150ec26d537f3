import type { Diagnostic, DiagnosticCode } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import type { GateName, GateResult } from '../gate.js'
import { findUnused } from './find-unused.js'

const EXPLANATION = { meaning: '', fix: '' }
const CATALOG = { Markdown: { icon: EXPLANATION }, 'Commands, output and cache': { 'wrong-term': EXPLANATION } }
const ERROR: Diagnostic = { code: 'broken-link', severity: 'error', message: 'no page' }

/** The codes that count as complete with the results of gates. */
function complete(results: readonly (readonly [GateName, GateResult])[], isExcused = false): readonly DiagnosticCode[] {
  const listed: DiagnosticCode[] = ['icon', 'wrong-term', 'lost-route']
  const suppressions = {
    excuses: () => isExcused,
    findUnused: (_findings: readonly Diagnostic[], isComplete: (code: string) => boolean) =>
      listed.filter(isComplete).map((code): Diagnostic => ({ code, severity: 'warning', message: '' })),
  }
  return findUnused(suppressions, new Map(results), CATALOG).map(({ code }) => code)
}

it('asks for codes of the build, and of gates that ran', () => {
  expect(complete([['content', { diagnostics: [] }]])).toEqual(['icon'])
  const prose: GateResult = { diagnostics: [] }
  expect(complete([['prose', prose]])).toEqual(['icon', 'wrong-term'])
  expect(complete([['prose', { ...prose, skipped: 'no' }]])).toEqual(['icon'])
  expect(complete([['prose', { ...prose, undecided: 'no' }]])).toEqual(['icon'])
})

it('asks for none if an error of the build may hide findings', () => {
  expect(complete([['content', { diagnostics: [ERROR] }]])).toEqual([])
  expect(complete([['content', { diagnostics: [ERROR] }]], true)).toEqual(['icon'])
})
