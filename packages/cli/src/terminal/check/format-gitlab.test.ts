import { expect, it } from 'vitest'
import { formatGitlab } from './format-gitlab.js'

it('writes the hint of a finding, and a position for one without file', () => {
  const finding = {
    gate: 'links',
    code: 'broken-link',
    severity: 'info',
    message: 'gone',
    hint: 'Remove it',
    fingerprint: 'a',
  } as const
  expect(JSON.parse(formatGitlab({ ok: true, gates: [], findings: [finding] }, 'docs'))).toEqual([
    {
      description: 'gone. Remove it',
      check_name: 'broken-link',
      fingerprint: 'a',
      severity: 'info',
      location: { path: 'docs', lines: { begin: 1 } },
    },
  ])
})
