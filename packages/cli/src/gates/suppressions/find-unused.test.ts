import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Diagnostic, type DiagnosticCode, loadDiagnosticCatalog } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import type { GateName, GateResult } from '../gate.js'
import { findUnused } from './find-unused.js'

const CATALOG = await loadDiagnosticCatalog()
const CODES = Object.values(CATALOG).flatMap((topic) => Object.keys(topic)) as DiagnosticCode[]
const ERROR: Diagnostic = { code: 'broken-link', severity: 'error', message: 'no page' }
const LISTED: readonly DiagnosticCode[] = ['icon', 'wrong-term', 'lost-route']

/** The codes, of those listed, that count as complete with the results of gates. */
function complete(
  results: readonly (readonly [GateName, GateResult])[],
  { isExcused = false, listed = LISTED } = {},
): readonly DiagnosticCode[] {
  const suppressions = {
    suppresses: () => isExcused,
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
  expect(complete([['content', { diagnostics: [ERROR] }]], { isExcused: true })).toEqual(['icon'])
})

it('counts no code of a gate that did not run, unless builds report it, too', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const sources = readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.endsWith('find-unused.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
  const listed = CODES.filter((code) => sources.includes(`'${code}'`))
  expect(listed).toContain('dead-link')
  expect(complete([['content', { diagnostics: [] }]], { listed })).toEqual([
    'image-alt',
    'duplicate-id',
    'unreadable-file',
    'invalid-config',
    'invalid-translation-file',
    'stray-translation',
    'api-unreadable',
  ])
})
