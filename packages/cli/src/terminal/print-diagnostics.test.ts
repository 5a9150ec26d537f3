import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Diagnostic, Severity } from '@docgen/renderer/contract'
import { createColors } from 'picocolors'
import { describe, expect, it } from 'vitest'
import { createTerminal, type TerminalInput } from './create-terminal.js'
import { formatDiagnostic, printDiagnostics } from './print-diagnostics.js'

function print(verbosity: NonNullable<TerminalInput['verbosity']>): string[] {
  let output = ''
  const stream = { write: (text: string) => (output += text) }
  const terminal = createTerminal({ stdout: stream, stderr: stream, environment: {}, verbosity })
  const severities: readonly Severity[] = ['error', 'warning', 'info']
  printDiagnostics(
    severities.map((severity) => ({ code: 'broken-link', severity, message: 'something' })),
    '/site',
    terminal,
  )
  return output.split('\n').filter((line) => / broken-link$/.test(line) && !line.startsWith('Explain'))
}

it('prints infos, too', () => {
  expect(print('normal')).toEqual(['error broken-link', 'warning broken-link', 'info broken-link'])
})

it('omits infos when quiet', () => {
  expect(print('quiet')).toEqual(['error broken-link', 'warning broken-link'])
})

it('prints once how to explain a code, that of an error if there is one, with the package manager of the site', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docgen-explain-'))
  try {
    const explain = (verbosity: NonNullable<TerminalInput['verbosity']> = 'normal'): string[] => {
      let output = ''
      const stream = { write: (text: string) => (output += text) }
      const terminal = createTerminal({ stdout: stream, stderr: stream, environment: {}, verbosity })
      const warning: Diagnostic = { code: 'image-alt', severity: 'warning', message: 'something' }
      printDiagnostics([], siteDir, terminal)
      printDiagnostics([warning, { ...warning, code: 'broken-link', severity: 'error' }], siteDir, terminal)
      printDiagnostics([warning], siteDir, terminal)
      return output.split('\n').filter((line) => line.includes('docgen'))
    }
    expect(explain()).toEqual(['Explain a code: npx docgen explain broken-link'])
    expect(explain('quiet')).toEqual([])
    writeFileSync(join(siteDir, 'pnpm-lock.yaml'), '')
    expect(explain()).toEqual(['Explain a code: pnpm docgen explain broken-link'])
  } finally {
    rmSync(siteDir, { recursive: true, force: true })
  }
})

it('cuts source lines at the current width of the terminal, and not in a pipe', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docgen-width-'))
  try {
    writeFileSync(join(siteDir, 'a.md'), 'x'.repeat(120))
    const widthsAt = (columns?: number): number => {
      let output = ''
      const stream = { columns: 80, write: (text: string) => (output += text) }
      const terminal = createTerminal({ stdout: stream, stderr: stream, environment: {} })
      Object.assign(stream, { columns })
      const position = { file: 'a.md', line: 1, column: 1 }
      printDiagnostics(
        [{ ...position, code: 'broken-link', severity: 'error', message: 'something' }],
        siteDir,
        terminal,
      )
      return output.split('\n')[1]?.length ?? 0
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
  const printAll = (verbosity: NonNullable<TerminalInput['verbosity']>): string => {
    let output = ''
    const stream = { write: (text: string) => (output += text) }
    const terminal = createTerminal({ stdout: stream, stderr: stream, environment: {}, verbosity })
    printDiagnostics(
      [{ code: 'missing-module', severity: 'error', message: 'once' }, ...diagnostics],
      '/site',
      terminal,
    )
    return output
  }
  const normal = printAll('normal')
  expect(normal.match(/broken-link/g)).toHaveLength(3)
  expect(normal).toContain('… and 1,934 more in 210 files; --verbose lists them')
  expect(normal).toContain('once')
  expect(printAll('verbose').match(/broken-link/g)).toHaveLength(1937)
})

it('prints a diagnostic about a site-wide setting once', () => {
  let output = ''
  const stream = { write: (text: string) => (output += text) }
  const terminal = createTerminal({ stdout: stream, stderr: stream, environment: {} })
  const off = { code: 'disabled-feature', severity: 'warning', file: 'docs/a.md' } as const
  const all = ['diagrams', 'diagrams', 'formulas'].map((what) => ({ ...off, message: `${what} are off` }))
  printDiagnostics(all, '/site', terminal)
  expect(output.match(/are off/g)).toHaveLength(2)
  expect(output).toContain('… and 1 more in 1 file; --verbose lists them')
})

const plain = createColors(false)
const base = { code: 'broken-link', severity: 'error', message: 'no page at /advanced/plan' } as const

describe('formatDiagnostic', () => {
  it('marks the position under the source line', () => {
    const diagnostic = {
      ...base,
      file: 'docs/a.md',
      line: 14,
      column: 5,
      length: 7,
      hint: 'Did you mean /advanced/plans?',
    }
    expect(formatDiagnostic(diagnostic, { colors: plain, sourceLine: 'see [plans](../advanced/plan)' })).toBe(
      [
        'error broken-link  docs/a.md:14:5',
        '  │ see [plans](../advanced/plan)',
        '  │     ^^^^^^^ no page at /advanced/plan. Did you mean /advanced/plans?',
      ].join('\n'),
    )
  })

  it('lists related positions below the text, without control characters', () => {
    const related = [
      { file: 'docs/b.md', line: 3, column: 1, message: 'has the route' },
      { file: 'docs/\u001bc.md', message: 'is\u001b published' },
    ]
    const text = formatDiagnostic({ ...base, related }, { colors: plain })
    expect(text.split('\n').slice(2)).toEqual([
      '  → docs/b.md:3:1  has the route',
      expect.stringMatching(/^ {2}→ docs\/.c\.md {2}is. published$/),
    ])
    expect(text).not.toContain('\u001b')
  })

  it('ends a sentence once', () => {
    const thrown = { ...base, message: 'a component threw: no end!', hint: 'It was rendering /' }
    expect(formatDiagnostic(thrown, { colors: plain })).toMatch(/no end! It was rendering \/$/)
  })

  it('omits the frame without a position', () => {
    expect(formatDiagnostic(base, { colors: plain })).toBe('error broken-link\n  │ no page at /advanced/plan')
  })

  it('shows the part of a long line around the mark', () => {
    const line = `${'x'.repeat(500)}HERE${'y'.repeat(500)}`
    const [, frame = '', mark = ''] = formatDiagnostic(
      { ...base, file: 'a', line: 1, column: 501 },
      { colors: plain, sourceLine: line },
    ).split('\n')
    expect(frame.length).toBeLessThan(170)
    expect(frame.slice(mark.indexOf('^'), mark.indexOf('^') + 4)).toBe('HERE')
  })

  it.each([24, 40, 80, 120, 300])('fits a terminal of %i columns, with the mark in it', (columns) => {
    for (const before of [0, 3, 30, 90, 150, 400, 800]) {
      for (const after of [0, 5, 500]) {
        const sourceLine = `${'x'.repeat(before)}HERE${'y'.repeat(after)}`
        const diagnostic = { ...base, file: 'a', line: 1, column: before + 1, length: 4 }
        const [, frame = '', mark = ''] = formatDiagnostic(diagnostic, { colors: plain, sourceLine, columns }).split(
          '\n',
        )
        expect(frame.length).toBeLessThanOrEqual(columns)
        expect(frame.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('HERE')
      }
    }
  })

  it('never prints control characters of the source', () => {
    const text = formatDiagnostic(
      { ...base, file: 'a', line: 1, column: 1 },
      { colors: plain, sourceLine: 'a\u001b[31mred\u0007' },
    )
    expect(text).not.toMatch(/[\u0007\u001b]/)
  })

  it.each(['file', 'message', 'hint'])('never prints control characters of the %s', (field) => {
    const text = formatDiagnostic({ ...base, [field]: 'a\u001b[31mb\u009bc\u202ed\u0007' }, { colors: plain })
    expect(text).not.toMatch(/[\u0007\u001b\u009b\u202e]/)
  })

  it('keeps the mark inside the line if the column is beyond it', () => {
    expect(
      formatDiagnostic({ ...base, file: 'a', line: 1, column: 99, length: 9 }, { colors: plain, sourceLine: 'abc' }),
    ).toContain('  │    ^ ')
  })
})
