import { expect, it } from 'vitest'
import { lowerSeverity, severityOf } from './severity-of.js'

it('converts values of the config to severities', () => {
  expect((['ignore', 'log', 'warn', 'throw'] as const).map(severityOf)).toEqual([undefined, 'info', 'warning', 'error'])
})

it('returns the lower of two, in any order', () => {
  expect([lowerSeverity('warn', 'throw'), lowerSeverity('throw', 'warn')]).toEqual(['warn', 'warn'])
  expect(lowerSeverity('log', 'ignore')).toBe('ignore')
})
