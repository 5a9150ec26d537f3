import { expect, it } from 'vitest'
import { loadConfig } from '../config/load-config.js'
import { createTestFolder } from '../read/create-test-folder.js'
import { planLocaleEdit } from './plan-locale-edit.js'

it('finds the list in a module that the config imports, and the line of the change', async () => {
  const siteDir = createTestFolder({
    'i18n.ts': "export const i18n = {\n  locales: ['en', /* later */ 'fr'],\n}\n",
    'site.config.ts':
      "import { i18n } from './i18n.ts'\nexport default { title: 'Base', url: 'https://docs.example.com', i18n }\n",
  })
  const { value } = await loadConfig(siteDir)
  // A comment in the list: only its author knows where the new language belongs.
  expect(value && planLocaleEdit(siteDir, value, 'de')).toBeUndefined()
  const other = createTestFolder({
    'i18n.ts': "export const i18n = {\n  locales: ['en'],\n}\n",
    'site.config.ts':
      "import { i18n } from './i18n.ts'\nexport default { title: 'Base', url: 'https://docs.example.com', i18n }\n",
  })
  const loaded = await loadConfig(other)
  expect(loaded.value && planLocaleEdit(other, loaded.value, 'de')).toMatchObject({
    file: 'i18n.ts',
    line: 2,
    added: ", 'de'",
    after: "export const i18n = {\n  locales: ['en', 'de'],\n}\n",
  })
})
