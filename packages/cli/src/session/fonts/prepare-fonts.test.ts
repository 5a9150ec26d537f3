import { mkdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createMemo } from '../../cache/memo.js'
import { openCache } from '../../cache/open-cache.js'
import { createTestConfig } from '../../graph/create-test-graph.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { prepareFonts } from './prepare-fonts.js'

const PACKAGES = fileURLToPath(new URL('../../../../../site/node_modules', import.meta.url))

function createSite(packages: readonly string[], files: Readonly<Record<string, string>> = {}): string {
  const siteDir = createTestFolder(files)
  for (const name of packages) {
    mkdirSync(join(siteDir, 'node_modules', name, '..'), { recursive: true })
    symlinkSync(join(PACKAGES, name), join(siteDir, 'node_modules', name))
  }
  return siteDir
}

const INTER = '@fontsource-variable/inter'
const position = () => ({ file: 'site.config.ts', line: 3 })

async function prepare(siteDir: string, fields: Readonly<Record<string, unknown>>) {
  const cache = openCache(join(siteDir, '.docgen/cache'))
  try {
    return await prepareFonts({
      siteDir,
      config: createTestConfig(fields),
      locateInConfig: position,
      memo: createMemo({ cache }),
    })
  } finally {
    cache.close()
  }
}

const sizeOf = (file: { readonly file: string } | undefined): number =>
  file && 'bytes' in file && file.bytes instanceof Uint8Array ? file.bytes.length : 0

describe('prepareFonts', () => {
  it('builds nothing without fonts in the config', async () => {
    const { value, diagnostics } = await prepare(createTestFolder(), {})
    expect({ value, diagnostics }).toEqual({ value: { styles: [], files: [], preloads: {} }, diagnostics: [] })
  })

  it('cuts a font to the scripts and weights of the site, with the same bytes from the cache', async () => {
    const siteDir = createSite([INTER, 'subset-font'])
    const fields = { theme: { fonts: { text: INTER } }, baseUrl: '/docs/' }
    const first = await prepare(siteDir, fields)
    expect(first.diagnostics).toEqual([])
    const { styles, files, preloads } = first.value
    const latin = files.find(({ file }) => file.includes('inter-latin-wght'))
    expect(preloads).toEqual({ en: `/docs/${latin?.file}` })
    expect(sizeOf(latin)).toBeLessThan(30_000)
    expect(statSync(join(PACKAGES, INTER, 'files/inter-latin-wght-normal.woff2')).size).toBeGreaterThan(48_000)
    expect(files.map(({ file }) => file.replace(/-[\da-f]{8}\.woff2$/, '')).toSorted()).toEqual([
      'assets/inter-latin-ext-wght-normal',
      'assets/inter-latin-wght-normal',
      'assets/inter-vietnamese-wght-normal',
    ])
    const css = styles[0]?.css ?? ''
    expect(css).toContain(`font-weight:400 700;font-display:optional;src:url("/docs/${latin?.file}") format("woff2")`)
    expect(css).toContain(':root{--font-text:"Inter Variable","Inter Variable Arial"')
    expect(css).toMatch(/"Inter Variable Arial";src:local\('Arial'\).*?;size-adjust:107\.\d+%/)
    expect(await prepare(siteDir, fields)).toEqual(first)
    expect(await prepare(createSite([INTER, 'subset-font']), fields)).toEqual(first)
  })

  it('copies the files of the package without subset-font, and loads those of each language', async () => {
    const i18n = { locales: ['en', 'ru'] }
    const { value } = await prepare(createSite([INTER]), { theme: { fonts: { text: INTER, code: INTER } }, i18n })
    const names = value.files.map(({ file }) => file)
    expect(names.some((file) => file.includes('greek'))).toBe(false)
    expect(value.preloads['ru']).toMatch(/inter-cyrillic-wght-normal-[\da-f]{8}\.woff2$/)
    expect(value.preloads['en']).toMatch(/inter-latin-wght-normal-[\da-f]{8}\.woff2$/)
    expect(value.styles.map(({ file }) => file)).toEqual(['text-font.css', 'code-font.css'])
    expect(value.styles[0]?.css).toContain('font-weight:100 900')
    expect(value.styles[1]?.css).toContain('"Inter Variable Menlo"')
  })

  it('reads a style sheet of the site', async () => {
    const rule =
      "@font-face { font-family: 'Own'; src: url('@site/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2') }"
    const siteDir = createSite([INTER], { 'own.css': rule })
    const { value, diagnostics } = await prepare(siteDir, { theme: { fonts: { text: './own.css' } } })
    expect(diagnostics).toEqual([])
    expect(value.styles[0]?.css).toContain('font-family:"Own";font-style:normal;font-weight:400;font-display:optional')
  })

  it.each([
    ['@fontsource/none', 'the package @fontsource/none is not installed', 'Install it: npm install @fontsource/none'],
    [
      'JetBrains Mono',
      '"JetBrains Mono" is not the name of a package',
      'Write the name of an installed package, such as @fontsource-variable/inter',
    ],
    ['./none.css', 'the style sheet ./none.css does not exist', 'Write its path relative to the config'],
    [
      './empty.css',
      './empty.css has no @font-face rule with a WOFF2 file',
      expect.stringContaining('Name a font package'),
    ],
    ['./broken.css', expect.stringContaining('the font ./broken.css could not be read: '), undefined],
  ])('reports %s', async (text, message, hint) => {
    const siteDir = createSite([], { 'empty.css': 'a { color: red }', 'broken.css': 'a }}' })
    const { diagnostics } = await prepare(siteDir, { theme: { fonts: { text } } })
    expect(diagnostics).toMatchObject([
      { code: 'invalid-theme', severity: 'error', line: 3, message, ...(hint && { hint }) },
    ])
  })
})
