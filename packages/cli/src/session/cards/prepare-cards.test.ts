import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestConfig } from '../../graph/create-test-graph.js'
import { writeTestFont } from '../fonts/write-test-font.js'
import { CARD_PACKAGE, prepareCards } from './prepare-cards.js'

const root = mkdtempSync(join(tmpdir(), 'card-defaults-'))
afterAll(() => rmSync(root, { recursive: true }))

/** The site in a folder of its own, with or without the package, and with a package.json that lists it or not. */
async function prepare(name: string, { isInstalled = true, isListed = true, enabled, fonts = [] }: SiteOptions) {
  const siteDir = join(root, name)
  const folder = join(siteDir, 'node_modules', CARD_PACKAGE)
  mkdirSync(isInstalled ? folder : siteDir, { recursive: true })
  if (isInstalled) writeFileSync(join(folder, 'package.json'), '{"version":"1.0.0"}')
  writeFileSync(
    join(siteDir, 'package.json'),
    JSON.stringify({ devDependencies: isListed ? { [CARD_PACKAGE]: '1.0.0' } : {} }),
  )
  const { value, diagnostics } = await prepareCards({
    siteDir,
    config: createTestConfig({ socialCards: { fonts, ...(enabled !== undefined && { enabled }) } }),
    locateInConfig: () => ({ file: 'site.config.ts' }),
    theme: { theme: {}, themeKey: '', statics: [] },
    styles: [],
    statics: [],
  })
  return {
    hasCards: value.style !== undefined,
    maxPages: value.style?.maxPages,
    messages: diagnostics.map(({ message }) => message),
  }
}

interface SiteOptions {
  readonly isInstalled?: boolean
  readonly isListed?: boolean
  readonly enabled?: boolean
  readonly fonts?: string[]
}

describe('prepareCards', () => {
  it('warns about a color font that would show blanks', async () => {
    mkdirSync(join(root, 'emoji'), { recursive: true })
    writeFileSync(join(root, 'emoji/blank.woff2'), writeTestFont({ characters: [[0x1f600, 0x1f64f]], colors: 1 }))
    writeFileSync(
      join(root, 'emoji/blank.css'),
      "@font-face { font-family: Blank; src: url('./blank.woff2') format('woff2') }",
    )
    const site = await prepare('emoji', { enabled: true, fonts: ['./blank.css'] })
    expect(site.messages).toEqual(["social cards can't use ./blank.css: its glyphs are in color (COLR 1)"])
  })

  it('limits the pages of a site that lists the package and does not mention cards', async () => {
    expect(await prepare('listed', {})).toEqual({ hasCards: true, maxPages: 80, messages: [] })
  })

  it('does nothing if the package is only in a folder of another project', async () => {
    expect(await prepare('unlisted', { isListed: false })).toMatchObject({ hasCards: false, messages: [] })
  })

  it('has no limit if the config enables cards', async () => {
    const site = await prepare('enabled', { enabled: true, isListed: false })
    expect(site).toEqual({ hasCards: true, maxPages: undefined, messages: [] })
  })

  it('obeys a config that disables cards', async () => {
    expect(await prepare('disabled', { enabled: false })).toMatchObject({ hasCards: false, messages: [] })
  })

  it('warns if the package is not installed', async () => {
    expect(await prepare('missing', { isInstalled: false })).toMatchObject({
      hasCards: false,
      messages: [expect.stringContaining('is not installed')],
    })
  })
})
