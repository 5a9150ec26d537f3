import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copySources, readTree } from './build-copy.js'
import { runDocgen } from './run-docgen.js'

const SITE = fileURLToPath(new URL('../../../site', import.meta.url))

describe('two builds of the example site', () => {
  let root = ''
  let reference = new Map<string, string>()

  async function build(
    folder: string,
    flags: string[],
    environment: Record<string, string> = {},
  ): Promise<Map<string, string>> {
    const siteDir = join(root, folder)
    mkdirSync(siteDir, { recursive: true })
    copySources(SITE, siteDir)
    const { code, stderr } = await runDocgen(['build', siteDir, ...flags], environment)
    expect(code, stderr).toBe(0)
    return readTree(join(siteDir, 'dist'))
  }

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'docgen-same-'))
    reference = await build('reference', ['--workers', '0'])
  })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('have pages', () => {
    expect([...reference.keys()].filter((file) => file.endsWith('.html')).length).toBeGreaterThan(30)
  })

  it.each([
    ['without a cache', 'plain', ['--no-cache'], {}],
    ['with one worker', 'one', ['--workers', '1'], {}],
    [
      'with two workers, in a folder with an odd name, under another clock and language',
      'odd näme & (1)/deep/er',
      ['--workers', '2'],
      { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
    ],
    ['again over its own output', 'reference', [], {}],
    ['again over its own output, without the cache', 'reference', ['--no-cache'], {}],
  ])('are byte-identical %s', async (_what, folder, flags, environment) => {
    const tree = await build(folder, flags, environment)
    expect([...tree.keys()]).toEqual([...reference.keys()])
    const different = [...tree].filter(([file, bytes]) => reference.get(file) !== bytes).map(([file]) => file)
    expect(different).toEqual([])
  })
})

it('writes the same indexes of versions and languages with several threads as with one', async () => {
  const root = mkdtempSync(join(tmpdir(), 'docgen-same-'))
  const site = fileURLToPath(new URL('sites/languages', import.meta.url))
  const build = async (...flags: string[]): Promise<Map<string, string>> => {
    const siteDir = join(root, flags.join(''))
    cpSync(site, siteDir, { recursive: true })
    // Makes docgen start threads before it knows that they are no pages.
    mkdirSync(join(siteDir, 'notes'))
    for (let index = 0; index < 48; index++) writeFileSync(join(siteDir, `notes/${index}.md`), '')
    const { code, stderr } = await runDocgen(['build', siteDir, ...flags])
    expect(code, stderr).toBe(0)
    return readTree(join(siteDir, 'dist'))
  }
  try {
    const alone = await build('--workers', '0')
    expect([...alone.keys()].filter((file) => file.startsWith('assets/search/')).length).toBeGreaterThan(20)
    for (const flags of [
      ['--workers', '3'],
      ['--workers', '2', '--no-cache'],
    ]) {
      expect(await build(...flags)).toEqual(alone)
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
