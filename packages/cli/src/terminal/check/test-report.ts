import type { CheckReport } from '../../gates/gate.js'

/** A report with a failed, a skipped and an undecided gate, and texts that the formats must escape; for tests. */
export const TEST_REPORT: CheckReport = {
  ok: false,
  gates: [
    { name: 'content', state: 'failed', errors: 1, warnings: 1, ignored: 0, known: 0 },
    { name: 'search', state: 'skipped', reason: 'no search.tests.yml', errors: 0, warnings: 0, ignored: 0, known: 0 },
    { name: 'translations', state: 'undecided', reason: 'no <answer>', errors: 0, warnings: 0, ignored: 0, known: 0 },
  ],
  findings: [
    {
      gate: 'content',
      code: 'broken-link',
      severity: 'error',
      file: 'docs/a b,c.md',
      line: 3,
      column: 5,
      length: 4,
      message: '100 % of "x"\n<b> & @team #7 {#id} | end\u0001',
      hint: 'Did you mean /x?',
      fingerprint: 'a1',
    },
    { gate: 'content', code: 'no-home-page', severity: 'warning', message: 'no page at /', fingerprint: 'b2' },
  ],
}
