import type { Diagnostic, DiagnosticCode } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { applyContentSeverity } from './apply-content-severity.js'

const problem = (code: DiagnosticCode, severity: Diagnostic['severity'] = 'error'): Diagnostic => ({
  code,
  severity,
  message: 'x',
})
const apply = (diagnostic: Diagnostic, onBrokenContent: 'ignore' | 'warn', onBrokenMdx: 'log' | 'throw') =>
  applyContentSeverity([diagnostic], { onBrokenContent, onBrokenMdx }).map(({ severity }) => severity)

it('changes errors in content and in MDX by their own settings', () => {
  expect(apply(problem('invalid-slug'), 'warn', 'throw')).toEqual(['warning'])
  expect(apply(problem('api-dangling-ref'), 'warn', 'throw')).toEqual(['warning'])
  expect(apply(problem('mdx-failed'), 'warn', 'throw')).toEqual(['error'])
  expect(apply(problem('mdx-failed'), 'warn', 'log')).toEqual(['info'])
})

it('removes ignored errors', () => {
  expect(apply(problem('invalid-slug'), 'ignore', 'throw')).toEqual([])
})

it('keeps warnings, and errors in the config', () => {
  expect(apply(problem('invalid-slug', 'warning'), 'ignore', 'throw')).toEqual(['warning'])
  expect(apply(problem('invalid-config'), 'ignore', 'log')).toEqual(['error'])
})
