import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { migrateSite } from './migrate-site.js'
import { NEW_CONFIG } from './write/print-config.js'

const CONFIG = "module.exports = { title: 'T', url: 'https://a.example', baseUrl: '/', presets: ['classic'] }\n"
const migrate = (siteDir: string, more: object = {}) =>
  migrateSite({ tool: 'docusaurus', siteDir, report: 'report.md', isForced: false, isDry: false, ...more })
const createSite = (files = {}) => createTestFolder({ 'docusaurus.config.js': CONFIG, 'docs/a.md': '# A\n', ...files })

it('writes a config and a report', async () => {
  const siteDir = createSite()
  const { value, diagnostics } = await migrate(siteDir)
  expect(diagnostics).toEqual([])
  expect(value).toMatchObject({ from: 'docusaurus.config.js', writtenFiles: [NEW_CONFIG, 'report.md'] })
  expect(readFileSync(join(siteDir, NEW_CONFIG), 'utf8')).toBe(value?.config)
  expect(value?.config).toMatch(/title: 'T',\n\s+url: 'https:\/\/a\.example'/)
  expect(value?.report).not.toContain(siteDir)
})

it('overwrites nothing unless asked to, and writes nothing in a dry run', async () => {
  const siteDir = createSite({ 'report.md': 'own' })
  const refused = await migrate(siteDir)
  expect(refused.diagnostics).toMatchObject([{ code: 'file-exists', file: 'report.md' }])
  expect((await migrate(siteDir, { isDry: true })).value?.writtenFiles).toEqual([])
  expect(existsSync(join(siteDir, NEW_CONFIG))).toBe(false)
  expect((await migrate(siteDir, { isForced: true })).value?.writtenFiles).toEqual([NEW_CONFIG, 'report.md'])
})

it('writes no config if the report cannot be written', async () => {
  const siteDir = createSite({ file: '' })
  const { diagnostics } = await migrate(siteDir, { report: 'file/report.md' })
  expect(diagnostics).toMatchObject([{ code: 'unwritable-file', file: 'file/report.md' }])
  expect(existsSync(join(siteDir, NEW_CONFIG))).toBe(false)
})

it('reports a folder without a usable Docusaurus config', async () => {
  expect((await migrate(createTestFolder())).diagnostics).toMatchObject([{ code: 'missing-tool-config' }])
  const broken = await migrate(createSite({ 'docusaurus.config.js': 'throw new Error("no")' }))
  expect(broken.value).toBeUndefined()
  expect(broken.diagnostics).toHaveLength(1)
})
