import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commitAll, createTestRepository } from '../read/git/create-test-repository.js'
import { checkTranslations } from './check-translations.js'
import { gitBlobId } from './list-documents.js'

const ORIGINAL = '# Page\n\nOne.\n'
const configOf = (minTranslated: number): string =>
  `export default ${JSON.stringify({
    title: 'T',
    url: 'https://a.example',
    i18n: { defaultLocale: 'en', locales: ['en', 'de'], localeConfigs: { de: { label: 'Deutsch', minTranslated } } },
  })}`
const german = `---\ntranslated_from: ${gitBlobId(Buffer.from(ORIGINAL))}\n---\n# Seite\n`
const createSite = (minTranslated = 0) =>
  createTestRepository({
    'site.config.js': configOf(minTranslated),
    'docs/index.md': ORIGINAL,
    'docs/new.md': '# New\n',
    'i18n/de/docs/current/index.md': german,
    'i18n/de/site.json': '{ "gone": "weg" }',
  })

describe('checkTranslations', () => {
  it('reports the state of each page and unused texts', async () => {
    const { value, diagnostics } = await checkTranslations(await createSite(), undefined)
    expect(value).toMatchObject([
      {
        locale: 'de',
        label: 'Deutsch',
        documents: { total: 2, current: 1, percent: 50 },
        isEnough: true,
        missingDocuments: ['docs/new.md'],
        staleDocuments: [],
      },
    ])
    expect(diagnostics.map(({ code }) => code)).toEqual(['unused-translation'])
  })

  it('shows what has changed since a page was translated', async () => {
    const siteDir = await createSite()
    writeFileSync(join(siteDir, 'docs/index.md'), ORIGINAL.replace('One', 'Two'))
    await commitAll(siteDir)
    const { value, diagnostics } = await checkTranslations(siteDir, ['de'])
    expect(value?.[0]?.staleDocuments).toEqual([
      {
        source: 'docs/index.md',
        translation: 'i18n/de/docs/current/index.md',
        changes: [expect.stringMatching(/^@@/), ' ', '-One.', '+Two.'],
      },
    ])
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'outdated-translation',
        severity: 'info',
        file: 'i18n/de/docs/current/index.md',
        line: 2,
      }),
    )
    expect(readFileSync(join(siteDir, 'i18n/de/docs/current/index.md'), 'utf8')).toBe(german)
  })

  it('fails a language below its threshold', async () => {
    const { value, diagnostics } = await checkTranslations(await createSite(60), undefined)
    expect(value?.[0]?.isEnough).toBe(false)
    const [problem] = diagnostics.filter(({ severity }) => severity === 'error')
    expect(problem?.code).toBe('too-few-translations')
    expect(problem?.message).toMatch(
      /^de has to be translated to 60 %, but 50 % of the documents and \d+ % of the texts are$/,
    )
  })
})
