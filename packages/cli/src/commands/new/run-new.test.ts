import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { captureOutput } from '../capture-output.js'
import { EXIT } from '../exit-codes.js'
import { runNewLocale, runNewNote } from './run-new.js'

const FILES = {
  'site.config.ts': "export default { title: 'Base', url: 'https://docs.example.com' }\n",
  'docs/index.md': '# Start\n',
}

it('describes a new language, and how to offer it to readers', async () => {
  const { out } = captureOutput()
  expect(await runNewLocale('de', createTestFolder(FILES), { dryRun: true })).toBe(EXIT.success)
  expect(out()).toMatch(/^Would add the language de:\n {2}site\.config\.ts:1 {2}i18n: \{.*\n {2}i18n\/de\/site\.json\n/)
  expect(out()).toContain("add { type: 'localeDropdown' }")
})

it('prints a report as JSON only', async () => {
  const { out } = captureOutput()
  await runNewLocale('de', createTestFolder(FILES), { dryRun: true, json: true })
  expect(JSON.parse(out())).toMatchObject({ isDryRun: true, locale: 'de', hasMenu: false })
})

it('reports what it cannot create, and a missing folder', async () => {
  const { out, err } = captureOutput()
  expect(await runNewNote('getPet', createTestFolder(FILES), {})).toBe(EXIT.usage)
  expect(await runNewLocale('de', '/no/such/folder', {})).toBe(EXIT.usage)
  expect(out()).toBe('')
  expect(err()).toContain('the site has no API operation getPet')
  expect(err()).toContain('no-such-folder')
})
