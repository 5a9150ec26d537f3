import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { writeTestFiles } from '../src/read/write-test-files.js'
import { openBuiltFolder } from '../src/session/search/built-files.js'
import { openBuiltSearch } from '../src/session/search/open-built-search.js'
import { copySite, readTree } from './build-copy.js'
import { openBuiltIndex } from './search/read-documents.js'

const SITES = fileURLToPath(new URL('sites', import.meta.url))

/** The indexes by locale and version path. */
async function listIndexes(site: string): Promise<readonly string[]> {
  const copy = copySite(join(SITES, site))
  try {
    expect((await copy.build()).report.ok).toBe(true)
    const manifest: { indexes: { locale: string; version: string }[] } = JSON.parse(
      readFileSync(join(copy.outDir, 'docgen-search.json'), 'utf8'),
    )
    return manifest.indexes.map(({ locale, version }) => `${locale} ${version}`).sort()
  } finally {
    copy.remove()
  }
}

it('has an index for every version, by its path below the home page of its language', async () => {
  expect(await listIndexes('versions')).toEqual(['en ', 'en 1.0/', 'en next/'])
})

it('has one for versions that search engines must not index, too', async () => {
  expect(await listIndexes('versions-settings')).toEqual(['en ', 'en manual/1/', 'en manual/beta/'])
})

it('has one for every language, whether or not its pages are translated', async () => {
  expect(await listIndexes('languages')).toEqual(['ar ', 'ar 1.0/', 'de ', 'de 1.0/', 'en ', 'en 1.0/'])
})

it('has one for every old version of each docs folder, by the path that its pages use', async () => {
  expect(await listIndexes('versions-of-several-docs')).toEqual([
    'de ',
    'de community/1.0/',
    'en ',
    'en community/1.0/',
  ])
})

it('finds pages of an old version only in its own index', async () => {
  const copy = copySite(join(SITES, 'versions-of-several-docs'))
  try {
    await copy.build()
    const files = readTree(copy.outDir)
    const find = async (version: string): Promise<readonly string[]> => {
      const built = await openBuiltSearch(openBuiltFolder(copy.outDir), { version })
      const hits = (await built.value?.search({ text: 'team', limit: 20 }))?.value
      return (hits ?? []).map(({ pageHref }) => pageHref)
    }
    expect(files.get('community/1.0/team.html')).toContain('data-docs-version-path="community/1.0/"')
    expect(new Set(await find('community/1.0/'))).toEqual(new Set(['/community/1.0/team']))
    expect(await find('')).toContain('/community/team')
    expect(await find('')).not.toContain('/community/1.0/team')
  } finally {
    copy.remove()
  }
})

it('finds pages without a version in the index of the latest, also if that has a path', async () => {
  const copy = copySite(join(SITES, 'versions'))
  try {
    writeTestFiles(copy.siteDir, {
      'site.config.ts': `export default {
        title: 'T', url: 'https://t.example', trailingSlash: false, blog: {}, 
        versions: { lastVersion: '1.0', versions: { '1.0': { path: 'v1' } } },
      }`,
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/index.md': '# Walrus\n',
      'docs/index.md': '# Seal\n',
      'src/pages/about.md': '# About\n\nA walrus.\n',
      'blog/2025-01-01-news.md': '# News\n\nOf the walrus.\n',
    })
    expect((await copy.build()).report.diagnostics).toEqual([])
    const find = async (version: string): Promise<readonly string[]> => {
      const built = await openBuiltSearch(openBuiltFolder(copy.outDir), { version })
      const hits = (await built.value?.search({ text: 'walrus', limit: 20 }))?.value
      return (hits ?? []).map(({ pageHref }) => pageHref).sort()
    }
    const all = ['/about', '/blog/2025/01/01/news', '/v1']
    expect([await find(''), await find('v1/'), await find('1.0')]).toEqual([all, all, all])
    expect(await find('next/')).toEqual([])
  } finally {
    copy.remove()
  }
})

it('links to the pages of versions below a separate folder', async () => {
  const copy = copySite(join(SITES, 'versions-settings'))
  try {
    await copy.build()
    const files = readTree(copy.outDir)
    const index = await openBuiltIndex(copy.outDir)
    const cards = await Promise.all(Array.from({ length: index.root.pages }, (_, page) => index.readCard(page)))
    const urls = cards.map(({ u }) => index.root.base + u)
    expect(urls.length).toBeGreaterThan(0)
    for (const url of urls) expect([...files.keys()]).toContain(`${url.slice(1)}index.html`)
  } finally {
    copy.remove()
  }
})

it('accepts the name of a version, too', async () => {
  const copy = copySite(join(SITES, 'versions'))
  try {
    await copy.build()
    const open = (version: string) => openBuiltSearch(openBuiltFolder(copy.outDir), { version })
    const find = async (version: string): Promise<readonly string[]> => {
      const hits = (await (await open(version)).value?.search({ text: 'start', limit: 20 }))?.value ?? []
      return hits.map(({ pageHref }) => pageHref.replace(/^\/kit\/(?=next|1\.0)(\w[\w.]*).*|^\/kit\/.*/, '$1'))
    }
    expect(new Set(await find('current'))).toEqual(new Set(['next']))
    expect(new Set(await find('1.0'))).toEqual(new Set(['1.0']))
    expect(new Set(await find('2.0'))).toEqual(new Set(['']))
    const { diagnostics } = await open('3.0')
    expect(diagnostics).toMatchObject([
      {
        message: 'there is no search index for the version "3.0"',
        hint: 'Available: --version next, --version 1.0, or the latest version without --version',
      },
    ])
  } finally {
    copy.remove()
  }
})

it('accepts the configured path of a version, below the docs route', async () => {
  const copy = copySite(join(SITES, 'versions-settings'))
  try {
    await copy.build()
    const positions = await Promise.all(
      ['beta', '/beta/', 'manual/beta', 'eta'].map((version) =>
        openBuiltSearch(openBuiltFolder(copy.outDir), { version }),
      ),
    )
    expect(positions.map(({ value }) => value !== undefined)).toEqual([true, true, true, false])
    const hits = (await positions[0]?.value?.search({ text: 'settings', limit: 20 }))?.value ?? []
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.every(({ pageHref }) => pageHref.startsWith('/manual/beta/'))).toBe(true)
  } finally {
    copy.remove()
  }
})
