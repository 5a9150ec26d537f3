import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { copySite, readTree, type SiteCopy } from '../../test/build-copy.js'
import { splitVersionKey } from '../config/collection.js'
import { announceChange, lockVersions } from '../session/version-journal.js'
import { cutVersion } from './cut-version.js'
import { describeVersions } from './describe-versions.js'
import { removeVersion } from './remove-version.js'

const SITES = fileURLToPath(new URL('../../test/sites', import.meta.url))
const build = { workers: 0, now: () => 0, onProgress: () => {} }

const copies: SiteCopy[] = []
afterEach(() => {
  for (const copy of copies.splice(0)) copy.remove()
})

function open(name: string): SiteCopy {
  const copy = copySite(join(SITES, name))
  rmSync(join(copy.siteDir, 'expected'), { recursive: true, force: true })
  copies.push(copy)
  return copy
}

const codes = ({ diagnostics }: { readonly diagnostics: readonly { readonly code: string }[] }) =>
  diagnostics.map(({ code }) => code)

/** The site's own files, without docgen's working folder. */
function ownFiles(siteDir: string): Map<string, string> {
  return new Map([...readTree(siteDir)].filter(([path]) => !/^(?:\.docgen|dist)\//.test(path)))
}

describe('cutVersion', () => {
  it('copies docs, sidebars, API description and assets, and lists the version first', async () => {
    const { siteDir } = open('versions')
    const { value } = await cutVersion({ siteDir, name: '3.0', build })
    expect(value).toEqual({ name: '3.0', files: 6, hasMenu: true })
    expect(JSON.parse(readFileSync(join(siteDir, 'versions.json'), 'utf8'))).toEqual(['3.0', '2.0', '1.0'])
    const folder = readTree(join(siteDir, 'versioned_docs/version-3.0'))
    expect([...folder.keys()]).toEqual(['guide/new.md', 'guide/start.md', 'index.md', 'moved.md', 'openapi.yaml'])
    expect(folder.get('index.md')).toBe(readFileSync(join(siteDir, 'docs/index.md'), 'latin1'))
    const sidebars = JSON.parse(readFileSync(join(siteDir, 'versioned_sidebars/version-3.0-sidebars.json'), 'utf8'))
    expect(sidebars.guide[0]).toEqual({ type: 'doc', id: 'index' })
    const { value: versions } = await describeVersions(siteDir)
    expect(versions?.map(({ name, path, isLast }) => [name, path, isLast])).toEqual([
      ['current', 'next', false],
      ['3.0', '', true],
      ['2.0', '2.0', false],
      ['1.0', '1.0', false],
    ])
  })

  it('keeps nothing in a dry run, but builds the site with the version', async () => {
    const { siteDir } = open('versions')
    const before = ownFiles(siteDir)
    const { value } = await cutVersion({ siteDir, name: '3.0', build, isDryRun: true })
    expect(value).toEqual({ name: '3.0', files: 6, hasMenu: true })
    expect(ownFiles(siteDir)).toEqual(before)
  })

  it('copies translations, but not the name of the working tree', async () => {
    const { siteDir } = open('languages')
    await cutVersion({ siteDir, name: '2.0', build })
    const files = [...ownFiles(siteDir).keys()].filter((path) => path.startsWith('i18n/') && path.includes('2.0'))
    expect(files).toEqual([
      'i18n/ar/docs/version-2.0/index.md',
      'i18n/de/docs/version-2.0/guide/start.md',
      'i18n/de/docs/version-2.0/index.md',
      'i18n/de/docs/version-2.0/nur-deutsch.md',
      'i18n/de/sidebars/version-2.0.json',
    ])
    const messages = JSON.parse(readFileSync(join(siteDir, 'i18n/de/sidebars/version-2.0.json'), 'utf8'))
    expect(Object.keys(messages)).toContain('sidebar.guide.category.Guide')
    expect(messages).not.toHaveProperty('version.label')
  })

  it('cuts a version with generated sidebars from a site with generated sidebars', async () => {
    const { siteDir, outDir, build: buildCopy } = open('sidebar-from-folders')
    const { value } = await cutVersion({ siteDir, name: '1.0', build })
    expect(value?.hasMenu).toBe(false)
    const sidebarOf = (file: string) =>
      readFileSync(join(outDir, file), 'utf8').match(/<nav[^>]*class="[^"]*sidebar[\s\S]*?<\/nav>/)?.[0]
    await buildCopy()
    expect(sidebarOf('next/index.html')?.replaceAll('"/next', '"')).toBe(
      sidebarOf('index.html')?.replaceAll('"/"', '""'),
    )
  })

  it('cuts and removes a version of one of several docs folders, in separate files', async () => {
    const { siteDir } = open('versions-of-several-docs')
    const before = ownFiles(siteDir)
    const { value } = await cutVersion({ siteDir, name: '2.0', docs: 'community', build })
    expect(value).toEqual({ name: '2.0', files: 4, hasMenu: true })
    expect(JSON.parse(readFileSync(join(siteDir, 'community_versions.json'), 'utf8'))).toEqual(['2.0', '1.0'])
    expect([...ownFiles(siteDir).keys()].filter((path) => path.includes('2.0'))).toEqual([
      'community_versioned_docs/version-2.0/rules.md',
      'community_versioned_docs/version-2.0/team.md',
      'community_versioned_sidebars/version-2.0-sidebars.json',
      'i18n/de/docs-community/version-2.0/team.md',
    ])
    expect(existsSync(join(siteDir, 'versions.json'))).toBe(false)
    expect(codes(await cutVersion({ siteDir, name: '2.0', docs: 'comunity', build }))).toEqual(['unknown-docs'])
    expect((await cutVersion({ siteDir, name: '2.0', docs: 'community', build })).diagnostics).toMatchObject([
      { code: 'version-change-failed', hint: 'Remove it first: docgen version remove 2.0 --docs community' },
    ])
    expect((await removeVersion({ siteDir, name: '2.0', docs: 'community' })).value).toBe('2.0')
    expect([...ownFiles(siteDir).keys()]).toEqual([...before.keys()])
  })

  it('keeps the working tree first in a list that names it, and never removes it', async () => {
    const { siteDir } = open('versions')
    const list = join(siteDir, 'versions.json')
    writeFileSync(list, '["current", "2.0", "1.0"]')
    expect((await cutVersion({ siteDir, name: '3.0', build })).value?.name).toBe('3.0')
    expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual(['current', '3.0', '2.0', '1.0'])
    expect((await removeVersion({ siteDir, name: 'current' })).diagnostics).toMatchObject([
      { code: 'unknown-version', message: 'there is no version "current"; available: 3.0, 2.0, 1.0' },
    ])
  })

  it('changes nothing if the site does not build', async () => {
    const { siteDir } = open('versions')
    writeFileSync(join(siteDir, 'docs/broken.md'), '[nowhere](/nowhere)\n')
    const before = ownFiles(siteDir)
    const outcome = await cutVersion({ siteDir, name: '3.0', build })
    expect(outcome.value).toBeUndefined()
    expect(codes(outcome)).toContain('broken-link')
    expect(ownFiles(siteDir)).toEqual(before)
  })

  it.each([
    ['of one folder', [{ name: '3.0' }, { name: '4.0' }]],
    ['of two folders', [{ name: '3.0' }, { name: '4.0', docs: 'community' }]],
  ])('cuts two versions %s at once', async (_what, requests) => {
    const { siteDir } = open('versions-of-several-docs')
    // Hold the lock until both wait for it.
    const lock = await lockVersions(siteDir, {})
    const waits: number[] = []
    const cuts = requests.map((request) =>
      cutVersion({ siteDir, build, ...request, onWait: (holder) => waits.push(holder) }),
    )
    await expect.poll(() => waits).toEqual([process.pid, process.pid])
    if ('holder' in lock) throw new Error(`held by ${lock.holder}`)
    lock.release()
    expect((await Promise.all(cuts)).map(({ value }) => value?.name)).toEqual(['3.0', '4.0'])
    const { value } = await describeVersions(siteDir)
    for (const { name } of requests) expect(value?.map((version) => splitVersionKey(version.name).name)).toContain(name)
    expect(readdirSync(join(siteDir, '.docgen')).filter((file) => file !== 'cache')).toEqual([])
  })

  it('removes nothing after a killed change while the list cannot be read', async () => {
    const { siteDir } = open('versions')
    announceChange(siteDir, { name: '2.0', docs: 'default', paths: ['versioned_docs/version-2.0'] })
    const list = join(siteDir, 'versions.json')
    const text = readFileSync(list, 'utf8')
    writeFileSync(list, '["2.0", ]')
    expect(codes(await describeVersions(siteDir))).toContain('invalid-versions')
    expect(existsSync(join(siteDir, 'versioned_docs/version-2.0'))).toBe(true)
    writeFileSync(list, text.replace('"2.0",', ''))
    await describeVersions(siteDir)
    expect(existsSync(join(siteDir, 'versioned_docs/version-2.0'))).toBe(false)
  })

  it('builds a version that will not be published, too', async () => {
    const { siteDir } = open('versions-settings')
    const config = join(siteDir, 'site.config.ts')
    const text = readFileSync(config, 'utf8')
    expect(text).toContain('onlyIncludeVersions')
    writeFileSync(join(siteDir, 'docs/broken.md'), '[nowhere](/nowhere)\n')
    const before = ownFiles(siteDir)
    expect(codes(await cutVersion({ siteDir, name: '4', build }))).toContain('broken-link')
    expect(ownFiles(siteDir)).toEqual(before)
    writeFileSync(join(siteDir, 'docs/broken.md'), '# Mended\n')
    expect((await cutVersion({ siteDir, name: '4', build })).value?.name).toBe('4')
    const { value } = await describeVersions(siteDir)
    expect(value?.map(({ name }) => name)).not.toContain('4')
  })

  it.each([
    ['2.0', 'the version "2.0" already exists'],
    ['current', 'is the name of the working tree'],
    ['list', 'looks like a subcommand'],
    ['lsit', 'looks like a subcommand'],
    ['remvoe', 'looks like a subcommand'],
    ['help', 'looks like a subcommand'],
    ['a/b', 'contains a character that folder names cannot have'],
    ['..', 'is not a valid folder name'],
    ['', 'is empty'],
    ['x'.repeat(33), 'is longer than 32 characters'],
    ['Next', 'is the path of the working tree'],
  ])('rejects the name %j', async (name, reason) => {
    const { siteDir } = open('versions')
    const before = ownFiles(siteDir)
    const { value, diagnostics } = await cutVersion({ siteDir, name, build })
    expect(value).toBeUndefined()
    expect(diagnostics[0]?.message).toContain(reason)
    expect(ownFiles(siteDir)).toEqual(before)
  })

  it('rejects a name whose folders would be those of another version on many file systems', async () => {
    const { siteDir } = open('versions')
    for (const name of ['Café', 'CAFÉ', 'cafe\u0301']) await cutVersion({ siteDir, name, build })
    const { diagnostics } = await cutVersion({ siteDir, name: 'CAFÉ', build })
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'on case-insensitive disks, the name "CAFÉ" is the same as that of the version "Café"',
    ])
    const { value } = await describeVersions(siteDir)
    expect(value?.map(({ name }) => name).filter((name) => /^caf/i.test(name))).toEqual(['Café'])
  })

  it('leaves no files behind when the build is aborted, as it is on a full disk', async () => {
    const { siteDir } = open('versions')
    const before = ownFiles(siteDir)
    const full = new Error('no space left on device')
    const onProgress = (): never => {
      throw full
    }
    await expect(cutVersion({ siteDir, name: '3.0', build: { ...build, onProgress } })).rejects.toBe(full)
    expect(ownFiles(siteDir)).toEqual(before)
    expect(existsSync(join(siteDir, '.docgen/version-change.json'))).toBe(false)
  })

  it('accepts names that only resemble a command', async () => {
    const { siteDir } = open('versions')
    expect((await cutVersion({ siteDir, name: 'lts', build })).value?.name).toBe('lts')
  })

  it('does not overwrite an existing folder', async () => {
    const { siteDir } = open('versions')
    const file = join(siteDir, 'versioned_docs/version-3.0/own.md')
    mkdirSync(dirname(file))
    writeFileSync(file, '# Own\n')
    expect(codes(await cutVersion({ siteDir, name: '3.0', build }))).toEqual(['version-change-failed'])
    expect(readFileSync(file, 'utf8')).toBe('# Own\n')
  })
})

describe('removeVersion', () => {
  it('removes a version and everything that belongs to it', async () => {
    const { siteDir } = open('languages')
    const before = ownFiles(siteDir)
    await cutVersion({ siteDir, name: '2.0', build })
    expect((await removeVersion({ siteDir, name: '2.0' })).value).toBe('2.0')
    expect(JSON.parse(readFileSync(join(siteDir, 'versions.json'), 'utf8'))).toEqual(['1.0'])
    before.delete('versions.json')
    const after = ownFiles(siteDir)
    after.delete('versions.json')
    expect(after).toEqual(before)
  })

  it('removes the list with the last version', async () => {
    const { siteDir } = open('languages')
    await removeVersion({ siteDir, name: '1.0' })
    for (const path of ['versions.json', 'versioned_docs', 'versioned_sidebars'])
      expect(existsSync(join(siteDir, path)), path).toBe(false)
    expect(existsSync(join(siteDir, 'i18n/de/docs/current'))).toBe(true)
  })

  it.each(['1.0', 'community/1.0'])('finds the docs of the version %s', async (name) => {
    const { diagnostics } = await removeVersion({ siteDir: open('versions-of-several-docs').siteDir, name })
    const hint = 'Add the id of its docs: docgen version remove 1.0 --docs community'
    expect(diagnostics).toMatchObject([{ code: 'unknown-version', hint }])
  })

  it('suggests the version that was probably meant', async () => {
    const { diagnostics } = await removeVersion({ siteDir: open('versions').siteDir, name: '2.1' })
    expect(diagnostics).toMatchObject([{ code: 'unknown-version', hint: 'Did you mean 2.0?' }])
  })
})
