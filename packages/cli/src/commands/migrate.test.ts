import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { captureOutput } from './capture-output.js'
import { runMigrate } from './migrate.js'

const flags = { report: 'report.md' }

const files = {
  'docusaurus.config.js': "module.exports = { title: 'Kit', url: 'https://docs.example', baseUrl: '/' }\n",
  'docs/index.md': '# Start\n',
}

it('prints the config instead of writing it', async () => {
  const siteDir = createTestFolder(files)
  const { out } = captureOutput()
  expect(await runMigrate('docusaurus', siteDir, { ...flags, dryRun: true })).toBe(0)
  expect(out()).toContain("title: 'Kit'")
  expect(existsSync(join(siteDir, 'site.config.ts'))).toBe(false)
})

it('reports what it has written as JSON, accepts it the second time, and does not overwrite changes', async () => {
  const siteDir = createTestFolder(files)
  const { out, err } = captureOutput()
  expect(await runMigrate('docusaurus', siteDir, { ...flags, json: true })).toBe(0)
  expect(JSON.parse(out())).toMatchObject({
    from: 'docusaurus.config.js',
    to: 'site.config.ts',
    written: expect.any(Array),
  })
  expect(existsSync(join(siteDir, 'site.config.ts'))).toBe(true)
  expect(await runMigrate('docusaurus', siteDir, flags)).toBe(0)
  expect(out()).toContain('site.config.ts and report.md are up to date with docusaurus.config.js')
  writeFileSync(join(siteDir, 'site.config.ts'), '// mine\n')
  expect(await runMigrate('docusaurus', siteDir, flags)).toBe(2)
  expect(err()).toContain('site.config.ts')
})

it('compares outputs on request', async () => {
  const { err } = captureOutput()
  expect(await runMigrate('docusaurus', createTestFolder(), { ...flags, compare: 'build' })).toBe(2)
  expect(err()).toContain('docgen migrate docusaurus')
})
