import { expect, it } from 'vitest'
import { createTerminal } from './create-terminal.js'
import { createLivePrinter, type LiveChange, type LiveReport } from './print-live-report.js'

const CHANGE: LiveChange = { kind: 'change', paths: ['docs/4913', 'docs/a.md'], inputs: ['docs/a.md'], pages: 1, ms: 5 }
const NOTHING: LiveChange = { ...CHANGE, paths: ['docs/4913'], inputs: [], pages: 0 }

function print(...reports: readonly (LiveReport | 'v')[]): string {
  let printed = ''
  const stream = { write: (text: string) => (printed += text) }
  const printer = createLivePrinter(createTerminal({ stdout: stream, stderr: stream, environment: {} }), '/no/site')
  for (const report of reports) report === 'v' ? printer.toggleVerbose() : printer.print(report)
  return printed
}

it('names the changed inputs of the site', () => {
  expect(print(CHANGE)).toBe('~ docs/a.md → 1 page, 5 ms\n')
  expect(print({ ...CHANGE, inputs: ['docs/a.md', 'docs/b.md'] })).toBe('~ docs/a.md and 1 more → 1 page, 5 ms\n')
})

it('ignores files that are no inputs and change nothing, unless verbose', () => {
  expect(print(NOTHING)).toBe('')
  expect(print('v', NOTHING)).toBe('  verbose output on\n~ docs/4913 → no page changed, 5 ms\n')
})

it('reports an input that changes nothing, and another file that changes something', () => {
  expect(print({ ...CHANGE, pages: 0 })).toBe('~ docs/a.md → no page changed, 5 ms\n')
  expect(print({ ...NOTHING, pages: 2 })).toBe('~ docs/4913 → 2 pages, 5 ms\n')
})

it('stays on one line whatever a file name contains', () => {
  expect(print({ ...CHANGE, inputs: ['docs/a\n\u001b[2J.md'] })).toBe('~ docs/a\ufffd\ufffd[2J.md → 1 page, 5 ms\n')
})

it('prints a problem once, even if it moves with the lines above it', () => {
  const at = (line: number) =>
    ({
      code: 'broken-link',
      severity: 'warning',
      file: 'docs/a.md',
      line,
      column: 1,
      message: 'no page at /x',
    }) as const
  const report = (...lines: readonly number[]): LiveReport => ({ kind: 'diagnostics', diagnostics: lines.map(at) })
  const printedLines = (...reports: readonly LiveReport[]) =>
    print(...reports).match(/a\.md:\d+|all errors fixed|left/g)
  expect(printedLines(report(3), report(5))).toEqual(['a.md:3'])
  expect(printedLines(report(3), report(2, 5))).toEqual(['a.md:3', 'a.md:5'])
  expect(printedLines(report(3), report(1, 3))).toEqual(['a.md:3', 'a.md:1'])
  expect(printedLines(report(3, 4), report(5), report())).toEqual(['a.md:3', 'a.md:4', 'left', 'all errors fixed'])
})

it('prints a problem once if only a related position moves', () => {
  const at = (file: string, line: number): LiveReport => ({
    kind: 'diagnostics',
    diagnostics: [
      {
        code: 'duplicate-route',
        severity: 'warning',
        file: 'docs/a.md',
        message: 'taken',
        related: [{ file, line, message: 'has the route' }],
      },
    ],
  })
  expect(print(at('docs/b.md', 1), at('docs/b.md', 4)).match(/taken/g)).toHaveLength(1)
  expect(print(at('docs/b.md', 1), at('docs/c.md', 1)).match(/taken/g)).toHaveLength(2)
})
