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

const hugo = { 'hugo.toml': "title = 'Tea'\n", 'content/cup.html': '---\ntitle: Cup\n---\n<p>A cup.</p>\n' }

it('prints only the diff of a conversion in a dry run, and converts nothing that Git cannot undo', async () => {
  const siteDir = createTestFolder(hugo)
  const { out, err } = captureOutput()
  expect(await runMigrate('hugo-docsy', siteDir, { ...flags, write: true, dryRun: true })).toBe(0)
  expect(out()).toMatch(/^diff --git a\/content\/cup\.html b\/content\/cup\.md\n/)
  expect(out()).not.toContain('Nothing was written')
  expect(await runMigrate('hugo-docsy', siteDir, { ...flags, write: true })).toBe(2)
  expect(err()).toContain('uncommitted-changes')
  expect(existsSync(join(siteDir, 'content/cup.html'))).toBe(true)
})

it('converts files with --force, and reports them', async () => {
  const siteDir = createTestFolder(hugo)
  const { out } = captureOutput()
  expect(await runMigrate('hugo-docsy', siteDir, flags)).toBe(0)
  expect(out()).toContain('docgen can convert 1 file')
  expect(await runMigrate('hugo-docsy', siteDir, { ...flags, write: true, force: true })).toBe(0)
  expect(out()).toContain('Converted 1 file')
  expect(out()).toContain('content/cup.html → content/cup.md')
  expect(existsSync(join(siteDir, 'content/cup.html'))).toBe(false)
  expect(await runMigrate('hugo-docsy', siteDir, { ...flags, write: true, json: true })).toBe(0)
  expect(JSON.parse(out().slice(out().indexOf('{\n')))).toMatchObject({ converted: [], written: [] })
})

it('compares outputs on request', async () => {
  const { err } = captureOutput()
  expect(await runMigrate('docusaurus', createTestFolder(), { ...flags, compare: 'build' })).toBe(2)
  expect(err()).toContain('docgen migrate docusaurus')
})
