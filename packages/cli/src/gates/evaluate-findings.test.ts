import { expect, it } from 'vitest'
import { evaluateFindings } from './evaluate-findings.js'

const [error, warning, info] = (['error', 'warning', 'info'] as const).map((severity) => ({ severity }))

it.each([
  [[], {}, 'passed'],
  [[warning, info], {}, 'passed'],
  [[warning], { isStrict: true }, 'failed'],
  [[error], { undecided: 'no network' }, 'failed'],
  [[warning], { undecided: 'no network' }, 'undecided'],
  [[error], { skipped: 'nothing to check' }, 'skipped'],
] as const)('%j with %j is %s', (findings, outcome, state) => {
  const result = evaluateFindings(
    findings.flatMap((each) => each ?? []),
    { isStrict: false, ...outcome },
  )
  expect(result.state).toBe(state)
  expect(result.errors + result.warnings).toBe(findings.filter((each) => each !== info).length)
})
