import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTestFiles } from '../../src/read/write-test-files.js'
import { openBuiltFolder } from '../../src/session/search/built-files.js'
import { checkSearch } from '../../src/session/search/check-search.js'
import { openBuiltSearch } from '../../src/session/search/open-built-search.js'
import { copySite, readTree, type SiteCopy } from '../build-copy.js'
import { openBuiltIndex } from './read-documents.js'

const API = `openapi: 3.1.0
info: { title: Pet Shop API, version: "1" }
paths:
  /pets/{pet_id}:
    get:
      operationId: getPet
      summary: Get a pet
      parameters:
        - { name: pet_id, in: path, required: true, schema: { type: string } }
        - { name: fur_color, in: query, schema: { type: string, enum: [ginger, tabby] } }
      responses: { 200: { description: Fine, content: { application/json: { schema: { type: object, properties: { whisker_count: { type: integer, description: On both sides. } } } } } } }
`
const CONFIG = `export default {
  title: 'Pets',
  url: 'https://pets.example',
  trailingSlash: false,
  baseUrl: '/shop/',
  docs: { path: 'docs', routeBasePath: '/' },
  openapi: [{ path: './openapi.yaml', routeBasePath: '/api' }],
  navbar: { items: [{ to: '/', label: 'Guides', activeBaseRegex: '^/(?!api)' }] },
  search: { contexts: [{ path: '/care', label: 'Care' }] },
}
`

const folder = mkdtempSync(join(tmpdir(), 'docgen-search-'))
let copy: SiteCopy

function write(siteDir: string, name: string, text: string): void {
  writeTestFiles(siteDir, { [name]: text })
}

beforeAll(async () => {
  write(folder, 'site.config.ts', CONFIG)
  write(folder, 'openapi.yaml', API)
  write(folder, 'docs/index.md', '---\ntitle: Pet shop\nslug: /\n---\nWelcome, hamster.\n')
  write(
    folder,
    'docs/care/food.md',
    '---\ntitle: Food\nkeywords: [nutrition]\n---\nA hamster eats seeds.\n\n## How much {#much}\n\nA spoon a day.\n',
  )
  write(folder, 'docs/care/secret.md', '---\ntitle: Secret\nunlisted: true\n---\nA hamster nobody lists.\n')
  write(folder, 'docs/care/draft.md', '---\ntitle: Draft\ndraft: true\n---\nA hamster in progress.\n')
  write(folder, 'docs/care/quiet.md', '---\ntitle: Quiet\nno_index: true\n---\nA hamster that asks for rest.\n')
  for (let page = 0; page < 60; page++) {
    write(
      folder,
      `docs/more/page-${page}.md`,
      `---\ntitle: Page ${page}\n---\nWord${page} and other${page % 7} words.\n\n## Part\n\nText number${page * 3}.\n`,
    )
  }
  copy = copySite(folder)
  expect((await copy.build()).report.ok).toBe(true)
})
afterAll(() => {
  copy.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function search(text: string, context?: string): Promise<string[]> {
  const built = await openBuiltSearch(openBuiltFolder(copy.outDir), { context })
  if (!built.value) throw new Error('no search')
  const { value: hits } = await built.value.search({ text, limit: 8 })
  return hits.map(({ href, breadcrumbs }) => `${href.replace(/\?[^#]*/, '')} ${breadcrumbs.join(' › ')}`)
}

describe('the search of a built site', () => {
  it('lists the contexts if the requested one does not exist', async () => {
    const { value, diagnostics } = await openBuiltSearch(openBuiltFolder(copy.outDir), { context: 'cars' })
    expect(value).toBeUndefined()
    expect(diagnostics).toMatchObject([
      { message: 'there is no search context "cars"', hint: 'Available: --context care' },
    ])
    expect(await search('hamster', 'care')).toEqual(await search('hamster', '/care'))
  })

  it('reports missing files as damage instead of finding nothing', async () => {
    const outDir = mkdtempSync(join(tmpdir(), 'docgen-search-'))
    try {
      cpSync(copy.outDir, outDir, { recursive: true })
      const built = await openBuiltSearch(openBuiltFolder(outDir), {})
      rmSync(join(outDir, 'assets/search'), { recursive: true })
      const answer = await built.value?.search({ text: 'hamster', limit: 8 })
      expect(answer?.value).toEqual([])
      expect(answer?.diagnostics).toMatchObject([{ code: 'no-search-index', hint: 'Run docgen build again' }])
    } finally {
      rmSync(outDir, { recursive: true })
    }
  })

  it('reports contexts of test queries that do not exist', async () => {
    const questions = ['cars', '/care/'].map(
      (context) => `  - { query: hamster, page: /care/food, context: ${context} }`,
    )
    writeFileSync(join(copy.siteDir, 'search.tests.yml'), `queries:\n${questions.join('\n')}\n`)
    const { value, diagnostics } = await checkSearch({ ...copy, routes: ['/care/food'] })
    expect(diagnostics).toMatchObject([{ code: 'unknown-context', line: 2, hint: 'Available: care' }])
    expect(value?.questions).toMatchObject([{ rank: 1 }])
  })

  it('suggests the page for a URL with extra parts', async () => {
    const addresses = [
      'care/food',
      '/shop/care/food',
      'https://x.org/shop/care/food#much',
      '/care/food.html',
      '/care/fod',
    ]
    const questions = addresses.map((page) => `  - { query: hamster, page: '${page}' }\n`)
    writeFileSync(join(copy.siteDir, 'search.tests.yml'), `queries:\n${questions.join('')}`)
    const { diagnostics } = await checkSearch({ ...copy, routes: ['/care/food'] })
    expect(diagnostics.map(({ line, hint }) => `${line} ${hint}`)).toEqual(
      addresses.map((_, index) => `${index + 2} Did you mean /care/food?`),
    )
  })

  it('finds only listed pages', async () => {
    expect(await search('hamster')).toEqual(['/shop/ Guides', '/shop/care/food Guides › care'])
  })
  it('finds sections by their anchors, and pages by their keywords', async () => {
    expect((await search('spoon'))[0]).toBe('/shop/care/food#much Guides › care')
    expect((await search('nutrition'))[0]).toContain('/shop/care/food')
  })
  it.each(['pet_id', 'fur_color', 'fur', 'tabby', 'whisker_count', '/pets/{pet_id}'])(
    'finds %s of an API',
    async (word) => {
      expect((await search(word))[0]).toMatch(/\/shop\/api\/get-pet/)
    },
  )
  it('lists its contexts', async () => {
    expect(await search('hamster', '/care')).toEqual(['/shop/care/food Guides › care'])
    const manifest = JSON.parse(readFileSync(join(copy.outDir, 'docgen-search.json'), 'utf8'))
    expect(manifest).toMatchObject({
      version: 1,
      files: '/shop/assets/search/',
      contexts: [{ path: '/care', label: 'Care' }],
    })
    expect(readFileSync(join(copy.outDir, manifest.worker.slice('/shop/'.length)), 'utf8')).toContain(
      'addEventListener',
    )
    expect((await openBuiltIndex(copy.outDir)).root.pages).toBe(2 + 2 + 60)
  })
  it('reports what is missing', async () => {
    expect((await openBuiltSearch(openBuiltFolder(copy.outDir), { version: '1.0' })).diagnostics[0]?.code).toBe(
      'no-search-index',
    )
    expect((await openBuiltSearch(openBuiltFolder(folder), {})).diagnostics[0]?.code).toBe('no-search-index')
  })
})

describe('the files of an index', () => {
  it('are the same after an edit as after a cold build, and few of them change', async () => {
    const before = searchFiles()
    write(
      copy.siteDir,
      'docs/more/page-30.md',
      '---\ntitle: Page 30\n---\nA guinea pig moved in.\n\n## Part\n\nText number90.\n',
    )
    await copy.build()
    const after = searchFiles()
    expect((await search('guinea'))[0]).toContain('/more/page-30')
    const fresh = copySite(copy.siteDir)
    await fresh.build({ usesCache: false })
    expect(readTree(fresh.outDir)).toEqual(readTree(copy.outDir))
    fresh.remove()
    const changed = after.filter((file) => !before.includes(file))
    expect(changed.length).toBeGreaterThan(0)
    // The page's own text, the root, the lengths and names of its block, and a shard for each added or removed
    // word.
    expect(changed.length).toBeLessThan(after.length / 5)
  })
  it('are restored if deleted', async () => {
    const before = readTree(copy.outDir)
    const files = searchFiles()
    for (const file of [files[0], files[40]]) rmSync(join(copy.outDir, 'assets/search', file ?? ''))
    await copy.build()
    expect(readTree(copy.outDir)).toEqual(before)
  })
  it('do not exist if the site has no search', async () => {
    const other = copySite(copy.siteDir)
    write(other.siteDir, 'site.config.ts', CONFIG.replace('search: {', 'search: { enabled: false,'))
    await other.build()
    const files = [...readTree(other.outDir).keys()]
    expect(files.filter((file) => file.includes('search'))).toEqual([])
    other.remove()
  })
})

function searchFiles(): string[] {
  return [...readTree(join(copy.outDir, 'assets/search')).keys()]
}

describe('a site with versions', () => {
  it('has an index per version, with its own URLs, and shares identical files', async () => {
    const source = mkdtempSync(join(tmpdir(), 'docgen-search-versions-'))
    write(
      source,
      'site.config.ts',
      "export default { title: 'V', url: 'https://v.example', trailingSlash: false, docs: { routeBasePath: '/' } }\n",
    )
    write(source, 'versions.json', '["2.0", "1.0"]')
    for (const docs of ['docs', 'versioned_docs/version-2.0', 'versioned_docs/version-1.0']) {
      write(source, `${docs}/index.md`, '---\ntitle: Start\nslug: /\n---\nWelcome.\n')
      write(source, `${docs}/food.md`, `---\ntitle: Food\n---\nSeeds, ${docs === 'docs' ? 'kiwis' : 'apples'}.\n`)
    }
    const site = copySite(source)
    expect((await site.build()).report.diagnostics).toEqual([])
    const manifest = JSON.parse(readFileSync(join(site.outDir, 'docgen-search.json'), 'utf8'))
    expect(manifest.indexes.map(({ version }: { version: string }) => version)).toEqual(['', 'next/', '1.0/'])
    const hrefs = async (version: string, text: string): Promise<string[]> => {
      const built = await openBuiltSearch(openBuiltFolder(site.outDir), { version })
      const hits = (await built.value?.search({ text, limit: 8 }))?.value ?? []
      return hits.map(({ pageHref }) => pageHref)
    }
    expect(await hrefs('', 'apples')).toEqual(['/food'])
    expect(await hrefs('1.0', 'apples')).toEqual(['/1.0/food'])
    expect(await hrefs('next', 'apples')).toEqual([])
    expect(await hrefs('next', 'kiwis')).toEqual(['/next/food'])
    // Versions 2.0 and 1.0 have the same content: they differ in the root, and in the URL of the home page.
    const files = [...readTree(join(site.outDir, 'assets/search')).values()]
    expect(files.filter((text) => text.includes('Seeds, apples.'))).toHaveLength(1)
    site.remove()
    rmSync(source, { recursive: true, force: true })
  })
})
