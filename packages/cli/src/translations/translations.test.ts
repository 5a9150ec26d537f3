import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { copySite, readTree, type SiteCopy } from '../../test/build-copy.js'
import { writeTestFiles } from '../read/write-test-files.js'
import { checkTranslations } from './check-translations.js'
import { gitBlobId } from './list-documents.js'
import { writeTranslations } from './write-translations.js'

const SITE = fileURLToPath(new URL('../../test/sites/languages', import.meta.url))
const GERMAN = 'i18n/de/docs/current/index.md'

const copies: SiteCopy[] = []
afterEach(() => {
  for (const copy of copies.splice(0)) copy.remove()
})

function open(): string {
  const copy = copySite(SITE)
  rmSync(join(copy.siteDir, 'expected'), { recursive: true, force: true })
  copies.push(copy)
  return copy.siteDir
}

function edit(siteDir: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(siteDir, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(siteDir, file), text.replace(from, to))
}

const git = (siteDir: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], { cwd: siteDir })

const write = (siteDir: string, done: readonly string[] = []) => writeTranslations({ siteDir, done })
const german = async (siteDir: string) => (await checkTranslations(siteDir, ['de'])).value?.[0]

describe('writeTranslations', () => {
  it('collects every text with its description, and keeps existing translations', async () => {
    const siteDir = open()
    await write(siteDir)
    const texts = JSON.parse(readFileSync(join(siteDir, 'i18n/de/site.json'), 'utf8'))
    expect(texts['navbar.item.label.Start']).toEqual({
      message: 'Anfang',
      description: 'The navigation item Start',
      source: 'Start',
    })
    expect(texts['site.tagline']).toEqual({
      message: '',
      description: 'One sentence about the site',
      source: 'Said in several ways',
    })
    const arabic = JSON.parse(readFileSync(join(siteDir, 'i18n/ar/sidebars/current.json'), 'utf8'))
    expect(Object.keys(arabic)).toEqual([
      'version.label',
      'sidebar.guide.category.Guide',
      'sidebar.guide.category.Guide.link.generated-index.description',
      'sidebar.guide.link.Elsewhere',
    ])
  })

  it('explains the order of plural forms', async () => {
    const siteDir = open()
    edit(siteDir, 'site.config.ts', "locales: ['en', 'de', 'ar']", "locales: ['en', 'de', 'ar', 'pl', 'th']")
    await write(siteDir)
    const textsOf = (locale: string) => JSON.parse(readFileSync(join(siteDir, `i18n/${locale}/texts.json`), 'utf8'))
    const key = 'theme.SearchPage.documentsFound.plurals'
    expect(textsOf('pl')[key].description).toContain('Separate the forms for one, few, many, other with |.')
    expect(textsOf('th')[key].description).toBe('A text of the interface. Keep {count} unchanged.')
  })

  it('requires the label of an API only if neither the theme nor the config has it', async () => {
    const siteDir = open()
    edit(siteDir, 'site.config.ts', "locales: ['en', 'de', 'ar']", "locales: ['en', 'de', 'ar', 'pl']")
    edit(
      siteDir,
      'site.config.ts',
      "title: 'Languages',",
      "title: 'Languages', openapi: [{ path: './api.json', routeBasePath: '/api' }],",
    )
    edit(siteDir, 'site.config.ts', 'docs: { sidebars:', 'docs: { sidebars: undefined &&')
    const api = { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/a': { get: { responses: {} } } } }
    writeFileSync(join(siteDir, 'api.json'), JSON.stringify(api))
    const keysOf = async (locale: string) => {
      expect((await write(siteDir)).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
      const file = readFileSync(join(siteDir, `i18n/${locale}/sidebars/current.json`), 'utf8')
      return Object.keys(JSON.parse(file)).filter((key) => key.includes('API'))
    }
    expect(await keysOf('de')).toEqual([])
    expect(await keysOf('pl')).toEqual(['sidebar.defaultSidebar.category.API Reference'])
    edit(siteDir, 'site.config.ts', "'/api' }", "'/api', label: 'Our API' }")
    expect(await keysOf('de')).toEqual(['sidebar.defaultSidebar.category.Our API'])
  })

  it("fills Docusaurus' files, using its keys", async () => {
    const siteDir = open()
    edit(siteDir, 'site.config.ts', 'i18n: {', "i18n: { layout: 'docusaurus',")
    rmSync(join(siteDir, 'i18n/de/site.json'))
    await write(siteDir)
    const keysOf = (file: string) => Object.keys(JSON.parse(readFileSync(join(siteDir, 'i18n/de', file), 'utf8')))
    expect(keysOf('docusaurus-theme-classic/navbar.json')).toContain('item.label.Start')
    expect(keysOf('docusaurus-plugin-content-docs/current.json')).toContain('sidebar.guide.category.Guide')
    expect(keysOf('site.json').filter((key) => /^(?:navbar|footer)\./.test(key))).toEqual([])
    expect(keysOf('site.json')).toContain('site.tagline')
  })

  it('records the original in translated pages', async () => {
    const siteDir = open()
    await write(siteDir)
    const id = gitBlobId(readFileSync(join(siteDir, 'docs/index.md')))
    expect(readFileSync(join(siteDir, GERMAN), 'utf8')).toMatch(
      new RegExp(`^---\ntranslated_from: ${id}\n---\n\n# Sprachen`),
    )
  })

  it('changes nothing when it runs again, and nothing that readers see', async () => {
    const siteDir = open()
    await write(siteDir)
    const first = readTree(join(siteDir, 'i18n'))
    const { value } = await write(siteDir)
    expect(value?.flatMap(({ changed }) => changed)).toEqual([])
    expect(readTree(join(siteDir, 'i18n'))).toEqual(first)
  })

  it('reports unused texts and an invalid file', async () => {
    const siteDir = open()
    edit(siteDir, 'i18n/de/site.json', '"footer.copyright"', '"footer.copyleft"')
    const { diagnostics } = await write(siteDir, ['i18n/de/none.md'])
    expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
      ['unused-translation', 'i18n/de/site.json'],
      ['unknown-translation', 'i18n/de/none.md'],
    ])
  })

  it('accepts texts of the site’s own code', async () => {
    const siteDir = open()
    edit(
      siteDir,
      'i18n/de/texts.json',
      '{',
      '{ "own.title": { "message": "Titel" }, "old.title": { "message": "Alt" },',
    )
    writeTestFiles(siteDir, { 'src/Hero.tsx': "export const title = translate({ id: 'own.title' })\n" })
    const { diagnostics } = await write(siteDir)
    expect(diagnostics.map(({ file, message }) => [file, message])).toEqual([
      ['i18n/de/texts.json', 'unused translation key "old.title"'],
    ])
  })

  it('does not overwrite a file that it cannot read', async () => {
    const siteDir = open()
    writeFileSync(join(siteDir, 'i18n/de/site.json'), '{ "site.title": }\n')
    const { value, diagnostics } = await write(siteDir)
    expect(value?.map(({ locale }) => locale)).toEqual(['ar'])
    expect(diagnostics).toMatchObject([
      { code: 'invalid-translation-file', file: 'i18n/de/site.json', line: 1, column: 17 },
    ])
    expect(readFileSync(join(siteDir, 'i18n/de/site.json'), 'utf8')).toBe('{ "site.title": }\n')
    expect((await write(siteDir, [GERMAN])).diagnostics).toEqual(diagnostics)
  })
})

describe('checkTranslations', () => {
  it('counts translated texts, and lists missing ones', async () => {
    const report = await german(open())
    expect(report).toMatchObject({
      locale: 'de',
      documents: { total: 3, current: 2, percent: 66 },
      missingDocuments: ['docs/guide/more.md'],
      staleDocuments: [],
    })
    expect(report?.missingTexts).toContainEqual({ file: 'i18n/de/site.json', key: 'site.tagline' })
  })

  it('lists changed texts with their changes until they are marked as done', async () => {
    const siteDir = open()
    await write(siteDir)
    git(siteDir, 'init', '-q')
    git(siteDir, 'add', '-A')
    git(siteDir, 'commit', '-qm', 'All')
    edit(siteDir, 'docs/index.md', 'By file', 'By the file')
    edit(siteDir, 'site.config.ts', "tagline: 'Said in several ways'", "tagline: 'Said'")
    edit(siteDir, 'i18n/de/site.json', '"message": ""', '"message": "Mehrfach gesagt"')
    const stale = await german(siteDir)
    expect(stale?.staleDocuments).toMatchObject([{ source: 'docs/index.md', translation: GERMAN }])
    const changes = stale?.staleDocuments[0]?.changes?.filter((line) => /^[-+]/.test(line))
    expect(changes?.map((line) => line.slice(0, 12))).toEqual(['-[By file](.', '+[By the fil'])
    expect(stale?.staleTexts).toEqual([
      { file: 'i18n/de/site.json', key: 'site.tagline', from: 'Said in several ways', to: 'Said' },
    ])
    await write(siteDir)
    expect((await german(siteDir))?.staleDocuments).toHaveLength(1)
    await write(siteDir, [GERMAN, 'i18n/de/site.json'])
    expect(await german(siteDir)).toMatchObject({ staleDocuments: [], staleTexts: [] })
  })

  it('reports a change without a diff if Git does not have the original', async () => {
    const siteDir = open()
    await write(siteDir)
    edit(siteDir, 'docs/index.md', 'By file', 'By the file')
    expect((await german(siteDir))?.staleDocuments).toEqual([{ source: 'docs/index.md', translation: GERMAN }])
  })

  it('finds translations whose original was renamed or removed, but not pages of one language only', async () => {
    const siteDir = open()
    await writeTranslations({ siteDir, done: [] })
    renameSync(join(siteDir, 'docs/guide/start.md'), join(siteDir, 'docs/guide/begin.md'))
    edit(siteDir, 'site.config.ts', "'guide/start'", "'guide/begin'")
    const orphans = async () => {
      const { diagnostics } = await checkTranslations(siteDir, ['de'])
      return diagnostics.filter(({ code }) => code === 'unused-translation').map(({ file, hint }) => [file, hint])
    }
    const file = 'i18n/de/docs/current/guide/start.md'
    expect(await orphans()).toEqual([
      [file, 'Move it to i18n/de/docs/current/guide/begin.md, the new path of its original'],
    ])
    edit(siteDir, 'docs/guide/begin.md', '# Start', '# A new start')
    expect(await orphans()).toMatchObject([[file, expect.stringContaining('remove it')]])
    const { diagnostics } = await writeTranslations({ siteDir, locales: ['de'], done: [] })
    expect(diagnostics.map((each) => each.file)).toContain(file)
  })

  it('finds a translation whose name is nearly that of an original', async () => {
    const siteDir = open()
    const folder = join(siteDir, 'i18n/de/docs/current/guide')
    const rename = (from: string, to: string): void => renameSync(join(folder, from), join(folder, to))
    const hints = async () => {
      const { diagnostics } = await checkTranslations(siteDir, ['de'])
      return diagnostics.filter(({ code }) => code === 'unused-translation').map(({ file, hint }) => [file, hint])
    }
    rename('start.md', 'strat.md')
    expect(await hints()).toEqual([
      ['i18n/de/docs/current/guide/strat.md', 'Did you mean i18n/de/docs/current/guide/start.md?'],
    ])
    rename('strat.md', 'unlike.md')
    expect(await hints()).toEqual([])
  })

  it('fails if a language is below its threshold', async () => {
    const siteDir = open()
    edit(siteDir, 'site.config.ts', "htmlLang: 'de-DE'", "htmlLang: 'de-DE', minTranslated: 90")
    const { diagnostics, value } = await checkTranslations(siteDir, undefined)
    expect(diagnostics.map(({ code }) => code)).toEqual(['too-few-translations'])
    expect(diagnostics[0]?.message).toContain('66 % of the documents')
    expect(value?.map(({ isEnough }) => isEnough)).toEqual([false, true])
  })

  it('lists the other languages if a file of one cannot be read, and reports the problem', async () => {
    const siteDir = open()
    writeFileSync(join(siteDir, 'i18n/de/sidebars/current.json'), '[')
    writeFileSync(join(siteDir, GERMAN), '---\ntitle: [\n---\n')
    for (const locales of [undefined, ['ar'], ['de']]) {
      const { value, diagnostics } = await checkTranslations(siteDir, locales)
      expect(value?.map(({ locale, documents }) => `${locale} ${documents.total}`)).toEqual(
        locales?.[0] === 'de' ? [] : ['ar 3'],
      )
      expect(diagnostics.map(({ file, severity }) => `${severity} ${file}`).sort()).toEqual([
        `error ${GERMAN}`,
        'error i18n/de/sidebars/current.json',
      ])
    }
  })

  it('lists nothing if the pages themselves cannot be read', async () => {
    const siteDir = open()
    writeFileSync(join(siteDir, 'docs/index.md'), '---\ntitle: [\n---\n')
    writeFileSync(join(siteDir, 'i18n/de/site.json'), '{')
    expect((await checkTranslations(siteDir, ['ar'])).value).toBeUndefined()
  })

  it('rejects the default language', async () => {
    const { value, diagnostics } = await checkTranslations(open(), ['en'])
    expect(value).toBeUndefined()
    expect(diagnostics).toMatchObject([{ code: 'unknown-locale', hint: 'Choose another one: --locale de ar' }])
  })

  it('rejects unknown languages', async () => {
    const { value, diagnostics } = await checkTranslations(open(), ['dee'])
    expect(value).toBeUndefined()
    expect(diagnostics).toMatchObject([{ code: 'unknown-locale', hint: 'Did you mean de?' }])
  })
})
