import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import type { BuildReport } from '../session/build-report.js'
import { findFolderProblem, writeReport } from './build.js'

function createSite(): string {
  const siteDir = createTestFolder()
  mkdirSync(join(siteDir, 'empty'))
  mkdirSync(join(siteDir, 'photos'))
  writeFileSync(join(siteDir, 'photos/cat.jpg'), '')
  writeFileSync(join(siteDir, 'file'), '')
  return siteDir
}

it.each(['dist', 'empty', 'a/b/c'])('allows a build to write to %s', (folder) => {
  const siteDir = createSite()
  expect(findFolderProblem(siteDir, join(siteDir, folder))).toBeUndefined()
})

it.each([
  ['photos', /photos contains files that docgen did not create/],
  ['file', /file is a file, not a folder$/],
  ['.', /contains the site itself$/],
  ['..', /contains the site itself$/],
])('rejects %s as output folder', (folder, message) => {
  const siteDir = createSite()
  expect(findFolderProblem(siteDir, join(siteDir, folder))?.message.replace(siteDir, '')).toMatch(message)
})

it('requires an existing site folder', () => {
  const siteDir = createSite()
  expect(findFolderProblem(join(siteDir, 'gone'), join(siteDir, 'dist'))?.message).toMatch(/^folder .* not found/)
  expect(findFolderProblem(join(siteDir, 'file'), join(siteDir, 'dist'))?.message).toMatch(/is a file, not a folder$/)
})

const REPORT: BuildReport = {
  version: 3,
  ok: true,
  pages: { total: 0, rendered: 0, compiled: 0, cached: 0, unchanged: 0 },
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
      version: 3,
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
