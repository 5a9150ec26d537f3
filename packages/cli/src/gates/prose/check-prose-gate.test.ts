import { expect, it } from 'vitest'
import { createTestInput } from '../create-test-trial.js'
import { checkProseGate } from './check-prose-gate.js'

it('checks the text of pages, without code, with the terms of the config', async () => {
  const body = 'See the the Github page.\n\n```\nthe the\n```\n'
  const config = { checks: { prose: { linter: 'none' as const, terms: { GitHub: ['Github'] } } } }
  const { diagnostics } = await checkProseGate(createTestInput({ docs: { 'a.md': { title: 'A', body } }, config }))
  expect(diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`)).toEqual([
    'doubled-word docs/a.md:4',
    'wrong-term docs/a.md:4',
  ])
})
