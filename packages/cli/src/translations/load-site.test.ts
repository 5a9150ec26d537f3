import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { loadSite } from './load-site.js'

const CONFIG = `export default ${JSON.stringify({
  title: 'T',
  url: 'https://a.example',
  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr'] },
})}`
const load = (requested?: readonly string[], files = {}) =>
  loadSite(createTestFolder({ 'site.config.js': CONFIG, 'docs/index.md': '# A\n', ...files }), requested)

describe('loadSite', () => {
  it('collects the texts of all languages but the default one, or of those that are requested', async () => {
    expect([...((await load()).value?.texts.keys() ?? [])]).toEqual(['de', 'fr'])
    const { value } = await load(['fr'])
    expect([...(value?.texts.keys() ?? [])]).toEqual(['fr'])
    expect(value?.texts.get('fr')?.map(({ path }) => path)).toContain('i18n/fr/site.json')
    expect(value?.configModules).toEqual(['site.config.js'])
  })

  it('refuses languages that the site does not have, or that need no translation', async () => {
    expect(await load(['it'])).toMatchObject({ value: undefined, diagnostics: [{ code: 'unknown-locale' }] })
    expect((await load(['en'])).diagnostics).toMatchObject([
      { code: 'unknown-locale', hint: 'Choose another one: --locale de fr' },
    ])
  })

  it('skips a language with a broken file, and not the others', async () => {
    const { value, diagnostics } = await load(undefined, { 'i18n/de/site.json': '{' })
    expect([...(value?.texts.keys() ?? [])]).toEqual(['fr'])
    expect(diagnostics).toMatchObject([{ code: 'invalid-translation-file', file: 'i18n/de/site.json' }])
  })

  it('returns nothing for a site that cannot be read', async () => {
    expect((await load(undefined, { 'site.config.js': '{' })).value).toBeUndefined()
    const { value, diagnostics } = await load(undefined, { 'docs/index.md': '---\ntitle: [\n---\n' })
    expect(value).toBeUndefined()
    expect(diagnostics).not.toEqual([])
  })
})
