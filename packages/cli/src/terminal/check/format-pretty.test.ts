import { createColors } from 'picocolors'
import { expect, it } from 'vitest'
import type { GateReport, PageChanges } from '../../gates/gate.js'
import { createTerminal, type Verbosity } from '../create-terminal.js'
import { describePassed, formatCheckSummary, formatGateList } from './format-pretty.js'

const gate = (facts: Partial<GateReport>): GateReport => ({
  name: 'links',
  state: 'passed',
  errors: 0,
  warnings: 0,
  ignored: 0,
  known: 0,
  ...facts,
})

function format(
  gates: readonly GateReport[],
  verbosity: Verbosity = 'normal',
  changes?: PageChanges,
): readonly string[] {
  const stream = { write: () => true }
  const terminal = createTerminal({ stdout: stream, stderr: stream, environment: {}, verbosity })
  return formatCheckSummary({ ok: true, gates, ...(changes && { changes }), findings: [] }, terminal).split('\n')
}

it('counts what is not translated, even if no language is below its threshold', () => {
  const language = {
    locale: 'de',
    label: 'Deutsch',
    documents: { total: 3, current: 2, percent: 66 },
    texts: { total: 9, current: 4, percent: 44 },
    wanted: 0,
    isEnough: true,
    missingDocuments: ['docs/a.md'],
    staleDocuments: [],
    missingTexts: [],
    staleTexts: [],
  }
  const share = { total: 3, current: 3, percent: 100 }
  const resultOf = (languages: readonly (typeof language)[]): string => describePassed({ details: { languages } })
  expect(resultOf([language])).toBe('1 document and 5 texts to translate')
  expect(resultOf([{ ...language, documents: share, texts: share }])).toBe('no problems')
})

it('marks the gates that run', () => {
  const lines = formatGateList(new Set(['links']), createColors(false)).split('\n')
  expect(lines.filter((line) => line.startsWith('on '))).toEqual([expect.stringMatching(/^on {2}links {8}\S/)])
  expect(lines[0]).toMatch(/^off content /)
})

it.each<[Partial<GateReport>, string]>([
  [{}, '✓ links        no problems'],
  [{ state: 'failed', errors: 1, warnings: 2 }, '✗ links        1 error, 2 warnings'],
  [{ known: 3, ignored: 1 }, '✓ links        no problems; 3 in the baseline, 1 ignored'],
  [{ fixed: 2 }, '✓ links        no problems; 2 fixed'],
  [{ state: 'skipped', reason: 'no network' }, '– links        skipped: no network'],
  [{ state: 'undecided', reason: 'no answer', warnings: 1 }, '? links        1 warning; undecided: no answer'],
])('writes the line of the gate %j', (facts, line) => {
  expect(format([gate(facts)])).toEqual([line])
})

it.each<[GateReport['details'], readonly string[]]>([
  [{ links: 1, fine: 1, broken: 0, unknown: 0, refused: 0 }, ['  1 URL: 1 work, 0 broken, 0 unknown, 0 private.']],
  [{ published: 2, lost: 1, lostAnchors: 1 }, ['  1 of 2 published URLs and 1 anchor lost.']],
  [{ blocks: 2, excused: 1 }, ['  2 code blocks, 1 skipped with no-check.']],
  [{ sampled: 1 }, ['  1 page checked in a browser.']],
  [{ covering: 2 }, ['  2 pages with covers in the front matter.']],
  [{ examples: 0 }, []],
  [{ examples: 1, changes: [], changelog: '' }, ['  1 example of operations in guides.', '  No changes.']],
  [{ examples: 0, changes: [], changelog: '- a\n\n- b' }, ['  - a', '', '  - b']],
  [{ mrr: 0.5, questions: [] }, ['  0 of 0 queries find their page first; mean reciprocal rank 0.500.']],
])('adds the details %j of a single gate', (details, lines) => {
  expect(format([gate({ details })]).slice(1)).toEqual(lines)
})

it('adds details of several gates only if the terminal is verbose', () => {
  const gates = [gate({ details: { sampled: 1 } }), gate({ name: 'a11y' })]
  expect(format(gates)).toHaveLength(2)
  expect(format(gates, 'verbose')).toHaveLength(3)
})

it('lists changed pages after the gates, all of them only if the terminal is verbose', () => {
  const gates = [gate({}), gate({ name: 'a11y' })]
  const changes = (count: number): PageChanges => ({
    since: 'main',
    pages: 30,
    changed: Array.from({ length: count }, (_, index) => ({ route: `/${index}`, state: 'added' })),
  })
  expect(format(gates, 'normal', changes(1)).slice(2)).toEqual(['1 page changed since main:', '  added    /0'])
  expect(format(gates, 'normal', changes(0)).slice(2)).toEqual(['0 pages changed since main.'])
  expect(format(gates, 'normal', changes(25)).at(-1)).toBe('  … and 5 more: add --verbose')
  expect(format(gates, 'verbose', changes(25)).at(-1)).toBe('  added    /24')
})
