import { createColors } from 'picocolors'
import { expect, it } from 'vitest'
import { createReport } from '../session/create-report.js'
import { formatSummary } from './format-summary.js'

const summaryOf = (outDir?: string, hasOutput = true) => {
  const report = createReport({
    siteDir: '/site',
    stages: [],
    diagnostics: [],
    builtPages: [],
    ...(outDir && { outDir }),
  })
  return formatSummary(report, { totalMs: 0, hasOutput }, createColors(false))
}

it('reports that nothing was written if a build ended before its output', () => {
  expect(summaryOf()).toBe('✗ Nothing was written: the last output is unchanged.')
  expect(summaryOf(undefined, false)).toBe('✗ Nothing was written.')
})

it('names --strict if only warnings prevent the output', () => {
  const warning = { code: 'broken-link', severity: 'warning', message: 'x' } as const
  const report = createReport({ siteDir: '/site', stages: [], diagnostics: [warning], builtPages: [] })
  expect(formatSummary(report, { totalMs: 0, hasOutput: false }, createColors(false))).toContain(
    '1 warning, which --strict does not allow',
  )
})

it('omits a temporary output', () => {
  const report = { ...createReport({ siteDir: '/site', stages: [], diagnostics: [], builtPages: [] }), ok: true }
  const format = (isTemporary: boolean): string =>
    formatSummary(report, { totalMs: 0, hasOutput: true, isTemporary }, createColors(false))
  expect(format(false)).toMatch(/^ {2}output /m)
  expect(format(true)).not.toMatch(/^ {2}(?:output|heaviest) /m)
})

it('names the time that no stage takes, if it is a large part', () => {
  const stages = [{ name: 'read', ms: 600 }]
  const report = { ...createReport({ siteDir: '/site', stages, diagnostics: [], builtPages: [] }), ok: true }
  const format = (totalMs: number): string => formatSummary(report, { totalMs, hasOutput: true }, createColors(false))
  expect(format(1000)).toContain('read 600 ms, other 400 ms')
  expect(format(700)).not.toContain('other')
})

it('reports an incomplete output if writing failed midway', () => {
  expect(summaryOf('/site/dist')).toMatch(
    /^✗ dist is not complete: the output contains files of this build and of the last one/,
  )
})
