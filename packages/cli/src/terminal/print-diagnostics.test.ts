import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Diagnostic, Severity } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createTerminal, type TerminalInput } from './create-terminal.js'
import { printDiagnostics } from './print-diagnostics.js'

function print(loudness: NonNullable<TerminalInput['loudness']>): string[] {
  let written = ''
  const stream = { write: (text: string) => (written += text) }
  const terminal = createTerminal({ stdout: stream, stderr: stream, environment: {}, loudness })
  const severities: readonly Severity[] = ['error', 'warning', 'info']
  printDiagnostics(
    severities.map((severity) => ({ code: 'broken-link', severity, message: 'something' })),
    '/site',
    terminal,
  )
  return written.split('\n').filter((line) => line.includes('broken-link'))
}

it('prints infos, too', () => {
  expect(print('normal')).toEqual(['error broken-link', 'warning broken-link', 'info broken-link'])
})

it('omits infos when quiet', () => {
  expect(print('quiet')).toEqual(['error broken-link', 'warning broken-link'])
})

it('cuts source lines at the current width of the terminal, and not in a pipe', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docgen-width-'))
  try {
    writeFileSync(join(siteDir, 'a.md'), 'x'.repeat(120))
    const widthsAt = (columns?: number): number => {
      let written = ''
      const stream = { columns: 80, write: (text: string) => (written += text) }
      const terminal = createTerminal({ stdout: stream, stderr: stream, environment: {} })
      Object.assign(stream, { columns })
      const place = { file: 'a.md', line: 1, column: 1 }
      printDiagnostics([{ ...place, code: 'broken-link', severity: 'error', message: 'something' }], siteDir, terminal)
      return written.split('\n')[1]?.length ?? 0
    }
    expect([widthsAt(40), widthsAt(100), widthsAt(undefined), widthsAt(0)]).toEqual([39, 99, 124, 124])
  } finally {
    rmSync(siteDir, { recursive: true, force: true })
  }
})

it('counts repetitions of a message, and lists them when verbose', () => {
  const diagnostics: Diagnostic[] = Array.from({ length: 1937 }, (_, index) => ({
    code: 'broken-link',
    severity: 'warning' as const,
    file: `docs/${index % 210}.md`,
    message: 'something',
  }))
  const printAll = (loudness: NonNullable<TerminalInput['loudness']>): string => {
    let written = ''
    const stream = { write: (text: string) => (written += text) }
    const terminal = createTerminal({ stdout: stream, stderr: stream, environment: {}, loudness })
    printDiagnostics(
      [{ code: 'missing-module', severity: 'error', message: 'once' }, ...diagnostics],
      '/site',
      terminal,
    )
    return written
  }
  const normal = printAll('normal')
  expect(normal.match(/broken-link/g)).toHaveLength(3)
  expect(normal).toContain('… and 1,934 more in 210 files; --verbose lists them')
  expect(normal).toContain('once')
  expect(printAll('verbose').match(/broken-link/g)).toHaveLength(1937)
})
