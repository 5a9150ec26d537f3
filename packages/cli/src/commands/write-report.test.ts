import { describe, expect, it } from 'vitest'
import type { BuildReport } from '../session/build-report.js'
import { writeReport } from './write-report.js'

const REPORT: BuildReport = {
  version: 2,
  ok: true,
  pages: { total: 0, rendered: 0, compiled: 0, recalled: 0, kept: 0 },
  stages: [],
  work: [],
  output: { folder: 'dist', files: 0, bytes: 0 },
  heaviest: [],
  errors: 1,
  warnings: 1,
  diagnostics: [
    { code: 'broken-link', severity: 'error', message: 'x', file: 'guide/a.md', line: 2 },
    { code: 'broken-anchor', severity: 'warning', message: 'y', file: '../shared/b.md' },
    { code: 'no-home-page', severity: 'warning', message: 'z' },
  ],
}

describe('writeReport', () => {
  it.each([
    ['/repo', 'docs', 'docs/guide/a.md', 'shared/b.md', 'docs/dist'],
    ['/repo/docs', '.', 'guide/a.md', '../shared/b.md', 'dist'],
    ['/repo/site', '../docs', '../docs/guide/a.md', '../shared/b.md', '../docs/dist'],
  ])('prints paths from %s', (workingDir, site, first, second, folder) => {
    const report = JSON.parse(writeReport(REPORT, { siteDir: '/repo/docs', workingDir }))
    expect(report).toMatchObject({
      version: 2,
      site,
      output: { folder },
      diagnostics: [{ file: first, line: 2 }, { file: second }, {}],
    })
    expect(report.diagnostics[2].file).toBeUndefined()
  })

  it('keeps an empty output folder as it is', () => {
    const unchanged = { ...REPORT, output: { folder: '', files: 0, bytes: 0 } }
    expect(JSON.parse(writeReport(unchanged, { siteDir: '/a', workingDir: '/b' })).output.folder).toBe('')
  })
})
