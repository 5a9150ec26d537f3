import { rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestCache } from '../cache/create-test-cache.js'
import { createMemo } from '../cache/memo.js'
import { createTestFolder } from '../read/create-test-folder.js'
import type { BuildReport } from './build-report.js'
import { findSameBuild, rememberBuild } from './last-build.js'

const report: BuildReport = {
  version: 3,
  ok: true,
  pages: { total: 1, rendered: 1, compiled: 1, cached: 0, unchanged: 0 },
  stages: [],
  work: [],
  output: { folder: 'dist', files: 1, bytes: 1 },
  heaviest: [],
  errors: 0,
  warnings: 0,
  diagnostics: [],
}

function openBuild() {
  const outDir = createTestFolder({ 'a.html': 'a' })
  const location = { memo: createMemo({ cache: createTestCache() }), outDir }
  const { mtimeMs } = statSync(join(outDir, 'a.html'))
  const record = { files: { 'a.html': { hash: '', size: 1, mtimeMs } } }
  rememberBuild('key', report, location)
  return { ...location, record }
}

it('finds the last build of the same site into the same folder', () => {
  const build = openBuild()
  expect(findSameBuild('key', build)).toEqual(report)
  expect(findSameBuild('other', build)).toBeUndefined()
  expect(findSameBuild('key', { ...build, outDir: createTestFolder() })).toBeUndefined()
})

it('does not trust an output that has lost, changed or gained a file', () => {
  const build = openBuild()
  const path = join(build.outDir, 'a.html')
  expect(findSameBuild('key', { ...build, record: { files: {} } })).toBeUndefined()
  writeFileSync(path, 'changed')
  expect(findSameBuild('key', build)).toBeUndefined()
  rmSync(path)
  expect(findSameBuild('key', build)).toBeUndefined()
})
