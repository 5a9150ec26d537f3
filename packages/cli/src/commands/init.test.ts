import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { captureOutput } from './capture-output.js'
import { runInit } from './init.js'

const docgen = { version: '1.2.3', templatesDir: fileURLToPath(new URL('../../templates', import.meta.url)) }

it('creates a site with the defaults, and names the next steps', async () => {
  const siteDir = join(createTestFolder(), 'my-docs')
  const { out } = captureOutput()
  expect(await runInit(siteDir, { yes: true, packageManager: 'pnpm' }, docgen)).toBe(0)
  expect(readFileSync(join(siteDir, 'site.config.ts'), 'utf8')).toContain("'My docs'")
  expect(out()).toContain('pnpm')
})

it('uses existing documents unless a template is named', async () => {
  const files = { 'guides/a.md': '# A\n', 'guides/b.md': '# B\n' }
  const { out } = captureOutput()
  expect(await runInit(createTestFolder(files), { yes: true }, docgen)).toBe(0)
  expect(out()).toContain('with the 2 Markdown files in ')
  expect(await runInit(createTestFolder(files), { yes: true, template: 'minimal' }, docgen)).toBe(0)
  expect(out()).toContain('but the site shows only those in ')
})

it('writes nothing where a site exists', async () => {
  const siteDir = createTestFolder({ 'site.config.ts': '' })
  const { out, err } = captureOutput()
  expect(await runInit(siteDir, { yes: true }, docgen)).toBe(2)
  expect(err()).toContain('site.config.ts')
  expect(out()).toBe('Nothing was written.\n')
  expect(existsSync(join(siteDir, 'docs'))).toBe(false)
})
