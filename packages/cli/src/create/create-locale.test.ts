import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { createLocale } from './create-locale.js'

const BASE = "title: 'Base', url: 'https://docs.example.com'"

async function add(config: string, locale = 'de', isDryRun = false) {
  const siteDir = createTestFolder({ 'site.config.ts': config, 'docs/index.md': '# Start\n' })
  const outcome = await createLocale({ siteDir, locale, isDryRun })
  const read = (file: string) =>
    existsSync(join(siteDir, file)) ? readFileSync(join(siteDir, file), 'utf8') : undefined
  return { ...outcome, read }
}

it.each([
  [
    `export default { ${BASE}, i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } }\n`,
    `export default { ${BASE}, i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'] } }\n`,
  ],
  [
    `export default {\n  ${BASE},\n  i18n: {\n    locales: [\n      "en",\n      "fr",\n    ],\n  },\n}\n`,
    `export default {\n  ${BASE},\n  i18n: {\n    locales: [\n      "en",\n      "fr",\n      "de",\n    ],\n  },\n}\n`,
  ],
  [
    `export default { ${BASE}, i18n: { layout: 'docusaurus' } }\n`,
    `export default { ${BASE}, i18n: { locales: ['en', 'de'], layout: 'docusaurus' } }\n`,
  ],
  [
    "const config = {\n  title: 'Base',\n  url: 'https://docs.example.com',\n}\nexport default config\n",
    "const config = {\n  title: 'Base',\n  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },\n  url: 'https://docs.example.com',\n}\nexport default config\n",
  ],
])('adds the language to the config %j', async (before, after) => {
  const { value, diagnostics, read } = await add(before)
  expect(diagnostics).toEqual([])
  expect(read('site.config.ts')).toBe(after)
  expect(value).toMatchObject({ locale: 'de', hasMenu: false, config: { file: 'site.config.ts' } })
  for (const file of value?.files ?? []) expect(read(file)).toBeDefined()
  expect(value?.texts).toBeGreaterThan(0)
})

it('lists in a dry run what it would write, and writes nothing', async () => {
  const config = `export default { ${BASE} }\n`
  const dry = await add(config, 'de', true)
  const real = await add(config)
  expect(dry.value).toEqual(real.value)
  expect([dry.read('site.config.ts'), dry.read(dry.value?.files[0] ?? '')]).toEqual([config, undefined])
})

it.each([
  ['German', '"German" is not a language tag', 'Did you mean de?'],
  ['a_b', '"a_b" is not a language tag', 'Name a tag such as de or pt-BR'],
  ['EN', 'the site already has the language en', 'It is the language of the source files'],
])('rejects %s', async (locale, message, hint) => {
  const config = `export default { ${BASE} }\n`
  const { value, diagnostics, read } = await add(config, locale)
  expect([value, read('site.config.ts')]).toEqual([undefined, config])
  expect(diagnostics).toMatchObject([{ code: 'cannot-create', message, hint }])
})

it.each([
  `const locales = ['en'].concat(process.env.MORE ?? [])\nexport default { ${BASE}, i18n: { locales } }\n`,
  // The edit has no effect, because later code replaces the list.
  `const config = { ${BASE}, i18n: { locales: ['en'] } }\nconfig.i18n = { locales: ['en'] }\nexport default config\n`,
])('changes nothing if code computes the list: %j', async (config) => {
  const { value, diagnostics, read } = await add(config)
  expect([value, read('site.config.ts')]).toEqual([undefined, config])
  expect(diagnostics).toMatchObject([
    { code: 'cannot-create', hint: "Add 'de' to it, and run docgen translations write --locale de" },
  ])
})
