import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { captureOutput } from './capture-output.js'
import { runTranslationsWrite } from './translations.js'

const configOf = (i18n = ''): string => `export default { title: 'Kit', url: 'https://docs.example'${i18n} }\n`

it('has nothing to write for one language', async () => {
  const { out } = captureOutput()
  const siteDir = createTestFolder({ 'site.config.ts': configOf(), 'docs/index.md': '# Start\n' })
  expect(await runTranslationsWrite(siteDir, {})).toBe(0)
  expect(out()).toContain('The site has one language')
})

it('lists what it has written for each language, and then nothing', async () => {
  const { out } = captureOutput()
  const i18n = ", i18n: { defaultLocale: 'en', locales: ['en', 'de'] }"
  const siteDir = createTestFolder({ 'site.config.ts': configOf(i18n), 'docs/index.md': '# Start\n' })
  expect(await runTranslationsWrite(siteDir, {})).toBe(0)
  expect(out()).toMatch(/^de: wrote i18n\/de\S*.*; 1 text to translate\n$/)
  expect(await runTranslationsWrite(siteDir, {})).toBe(0)
  expect(out()).toContain('de: nothing to write; ')
})

it('reports a folder without a config', async () => {
  const { err } = captureOutput()
  expect(await runTranslationsWrite(createTestFolder(), {})).toBe(2)
  expect(err()).not.toBe('')
})
