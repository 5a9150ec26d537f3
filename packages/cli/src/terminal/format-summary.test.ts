import { createColors } from 'picocolors'
import { expect, it } from 'vitest'
import { makeReport } from '../session/make-report.js'
import { formatSummary } from './format-summary.js'

const summaryOf = (outDir?: string) => {
  const report = makeReport({ siteDir: '/site', stages: [], diagnostics: [], made: [], ...(outDir && { outDir }) })
  return formatSummary(report, 0, createColors(false))
}

it('says that nothing was written when a build ended before its output', () => {
  expect(summaryOf()).toBe('✗ Nothing was written: the last good output stays as it is.')
})

it('says that the output is not complete when writing it has failed on the way', () => {
  expect(summaryOf('/site/dist')).toMatch(/^✗ dist is not complete: files of this build lie beside those of the last/)
})
