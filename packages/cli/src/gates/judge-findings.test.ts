import { expect, it } from 'vitest'
import { judgeFindings } from './judge-findings.js'

const [error, warning, info] = (['error', 'warning', 'info'] as const).map((severity) => ({ severity }))

it.each([
  [[], {}, 'passed'],
  [[warning, info], {}, 'passed'],
  [[warning], { isStrict: true }, 'failed'],
  [[error], { undecided: 'no network' }, 'failed'],
  [[warning], { undecided: 'no network' }, 'undecided'],
  [[error], { skipped: 'nothing to check' }, 'skipped'],
] as const)('judges %j with %j as %s', (findings, outcome, state) => {
  const judged = judgeFindings(
    findings.flatMap((each) => each ?? []),
    { isStrict: false, ...outcome },
  )
  expect(judged.state).toBe(state)
  expect(judged.errors + judged.warnings).toBe(findings.filter((each) => each !== info).length)
})
