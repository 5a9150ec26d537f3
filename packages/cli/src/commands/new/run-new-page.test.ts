import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { captureOutput } from '../capture-output.js'
import { EXIT } from '../exit-codes.js'
import { runNewPage } from './run-new-page.js'

const FILES = {
  'site.config.ts': "export default { title: 'Base', url: 'https://docs.example.com' }\n",
  'docs/index.md': '# Start\n',
}

it('creates a page, and prints its file, URL and place', async () => {
  const { out } = captureOutput()
  const siteDir = createTestFolder(FILES)
  expect(await runNewPage('Set up', siteDir, { folder: 'guides' })).toBe(EXIT.success)
  expect(out()).toBe(
    'Created docs/guides/set-up.md\n  URL      /guides/set-up\n  sidebar  guides › Set up\n  folder   docs/guides is new\n',
  )
  expect(existsSync(join(siteDir, 'docs/guides/set-up.md'))).toBe(true)
})

it('prints the text in a dry run, and asks nothing without a terminal', async () => {
  const { out, err } = captureOutput()
  const siteDir = createTestFolder(FILES)
  await runNewPage('Set up', siteDir, { dryRun: true })
  expect(out()).toContain('---\ntitle: Set up\n---\n')
  expect(await runNewPage(undefined, siteDir, {})).toBe(EXIT.usage)
  expect(err()).toContain('Name it: docgen new page "Set up"')
  expect(existsSync(join(siteDir, 'docs/set-up.md'))).toBe(false)
})
