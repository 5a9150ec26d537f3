import type { Severity } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createTerminal, type TerminalInput } from './create-terminal.js'
import { printDiagnostics } from './print-diagnostics.js'

function print(loudness: NonNullable<TerminalInput['loudness']>): string[] {
  let written = ''
  const stream = { write: (text: string) => (written += text) }
  const terminal = createTerminal({ stdout: stream, stderr: stream, environment: {}, loudness })
  const severities: readonly Severity[] = ['error', 'warning', 'info']
  printDiagnostics(
    severities.map((severity) => ({ code: 'some-code', severity, message: 'something' })),
    '/site',
    terminal,
  )
  return written.split('\n').filter((line) => line.includes('some-code'))
}

it('shows what is only to be logged, too', () => {
  expect(print('normal')).toEqual(['error some-code', 'warning some-code', 'info some-code'])
})

it('leaves it out where only mistakes are wanted', () => {
  expect(print('quiet')).toEqual(['error some-code', 'warning some-code'])
})
