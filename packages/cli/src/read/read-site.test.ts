import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { completeConfig } from '../config/complete-config.js'
import { siteSchema } from '../config/schema/site.js'
import { createTestFolder } from './create-test-folder.js'
import { readSite } from './read-site.js'

async function read(
  files: Readonly<Record<string, string | Uint8Array>>,
  config: object = {},
  prepare?: (siteDir: string) => void,
) {
  const siteDir = createTestFolder(files)
  prepare?.(siteDir)
  const output = siteSchema.parse({ title: 'T', url: 'https://x.example', ...config })
  return readSite({ siteDir, config: completeConfig(output, []) })
}

describe('readSite', () => {
  it('sorts files into pages, partials, categories, assets and static files', async () => {
    const { value, diagnostics } = await read({
      'docs/index.md': '---\ntitle: Home\n---\nText',
      'docs/a/page.mdx': '# Page\n',
      'docs/a/_partial.md': 'Part',
      'docs/_drafts/x.md': '',
      'docs/a/page.test.md': '',
      'docs/a/_category_.json': '{"label": "Apples"}',
      'docs/b/_category_.yml': 'position: 2',
      'docs/a/data.csv': '1',
      'docs/.hidden.md': '',
      'static/img/x.txt': 'x',
      'static/.nojekyll': '',
      'README.md': '',
    })
    expect(diagnostics).toEqual([])
    expect(value.sources).toMatchObject([
      { path: 'docs/a/page.mdx', title: 'Page', bodyLine: 1, version: 'current', locale: 'en', includes: [] },
      { path: 'docs/index.md', title: 'Home', bodyLine: 4, frontMatter: { title: 'Home', draft: false } },
    ])
    expect([...value.partials.keys()]).toEqual(['docs/_drafts/x.md', 'docs/a/_partial.md', 'docs/a/page.test.md'])
    expect(value.categories).toMatchObject([
      { path: 'docs/a/_category_.json', folder: 'docs/a', metadata: { label: 'Apples' } },
      { folder: 'docs/b', metadata: { position: 2 } },
    ])
    expect(value.assets).toMatchObject([{ path: 'docs/a/data.csv', bytes: 1 }])
    expect(value.statics).toMatchObject([
      { path: 'static/.nojekyll', output: '.nojekyll', bytes: 0 },
      { path: 'static/img/x.txt', output: 'img/x.txt' },
    ])
  })

  it('adds a page of a plugin once if several instances read its folder', async () => {
    const siteDir = createTestFolder({ 'docs/a.md': '# A', 'src/pages/own.md': '# Own' })
    const pages = ['one', 'two'].map((id) => ({ id, path: 'src/pages', routeBasePath: id }))
    const output = siteSchema.parse({ title: 'T', url: 'https://x.example', pages })
    const documents = [{ path: 'src/pages/added.md', text: '# Added', pluginName: 'own' }]
    const { value, diagnostics } = await readSite({ siteDir, config: completeConfig(output, []), documents })
    expect(diagnostics).toEqual([])
    const paths = value.sources.map(({ path }) => path).filter((path) => path.startsWith('src/'))
    expect(paths.sort()).toEqual(['src/pages/added.md', 'src/pages/own.md', 'src/pages/own.md'])
  })

  it('reads the folders of the config', async () => {
    const { value } = await read(
      { 'content/en/a.md': '', 'content/en/b.txt': '', 'one/x': '', 'two/y': '' },
      { docs: { path: './content/en/', include: ['**/*.txt'] }, staticDirectories: ['./one/', 'two'] },
    )
    expect(value.sources).toEqual([])
    expect([...value.partials.keys()]).toEqual(['content/en/a.md'])
    expect(value.statics.map(({ output }) => output)).toEqual(['x', 'y'])
  })

  it('finds what a translated page includes beside the original, at its own path', async () => {
    const include = '# A\n\n::include{file="./_b.md"}\n'
    const files = { 'docs/a.md': include, 'docs/_b.md': 'B', 'i18n/de/docs/current/a.md': include }
    const { value } = await read(files, { i18n: { locales: ['en', 'de'] } })
    expect(value.sources.map(({ includes }) => includes)).toEqual([['docs/_b.md'], ['docs/_b.md']])
    expect([...value.partials.keys()]).toEqual(['docs/_b.md'])
  })

  it('finds includes of pages, through other files and from anywhere in the site', async () => {
    const { value } = await read({
      'docs/a.md':
        '::include{file="./_one.md"}\n\n::include{file="/shared/terms.txt"}\n\n```\n::include{file="_code.md"}\n```\n',
      'docs/_one.md': '::include{file="_two.md"}\n::include{file="none.md"}\n',
      'docs/_two.md': '::include{file="_one.md"}\n::include{file="b.md"}\n::include{file="../../out.md"}',
      'docs/_code.md': '',
      'docs/b.md': '',
      'shared/terms.txt': 'Terms',
    })
    expect(value.sources.map(({ includes }) => includes)).toEqual([
      ['docs/_one.md', 'docs/_two.md', 'docs/b.md', 'shared/terms.txt'],
      [],
    ])
    expect(value.partials.get('shared/terms.txt')?.text).toBe('Terms')
  })

  it('uses the later of two static files with one path, with a warning', async () => {
    const { value, diagnostics } = await read(
      { 'docs/a.md': '', 'one/x.txt': '1', 'two/x.txt': '22' },
      { staticDirectories: ['one', 'two'] },
    )
    expect(value.statics).toMatchObject([{ path: 'two/x.txt', output: 'x.txt', bytes: 2 }])
    expect(diagnostics).toMatchObject([{ code: 'static-file-replaced', severity: 'warning', file: 'one/x.txt' }])
  })

  it('warns about a second category file in a folder', async () => {
    const { value, diagnostics } = await read({
      'docs/a/index.md': '',
      'docs/a/_category_.json': '{"label": "J"}',
      'docs/a/_category_.yml': 'label: Y',
    })
    expect(value.categories).toMatchObject([{ metadata: { label: 'J' } }])
    expect(diagnostics).toMatchObject([{ code: 'duplicate-category-file', file: 'docs/a/_category_.yml' }])
  })

  it('reads all other files if one is broken', async () => {
    const broken = {
      'docs/a.md': '---\ntitle: [\n---\n# Own title\n',
      'docs/b.md': Buffer.from([0x61, 0x0a, 0xff]),
      'docs/c.md': '',
      'docs/d/_category_.json': '{"label": }',
      'docs/e.png': 'no picture',
      'docs/f.md': '\ufeff---\r\ntitle: F\r\n---\r\nText\r\n',
    }
    const { value, diagnostics } = await read(broken, {}, (siteDir) => mkdirSync(join(siteDir, 'docs/x.md')))
    expect(value.sources.map(({ path, title }) => [path, title])).toEqual([
      ['docs/a.md', 'Own title'],
      ['docs/b.md', undefined],
      ['docs/c.md', undefined],
      ['docs/f.md', 'F'],
    ])
    expect(diagnostics.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['file-like-folder', 'docs/x.md', undefined],
      ['invalid-front-matter', 'docs/a.md', expect.any(Number)],
      ['invalid-encoding', 'docs/b.md', 2],
      ['invalid-category-file', 'docs/d/_category_.json', 1],
      ['unreadable-image', 'docs/e.png', undefined],
    ])
  })

  it('includes partials next to docs outside the site, and nothing else from there', async () => {
    const folder = createTestFolder({
      'website/site.config.ts': '',
      'docs/a.mdx':
        "import Part from './parts/_part.mdx'\nimport Secret from '../secret.md'\nimport Own from '@site/own.md'\n",
      'docs/parts/_part.mdx': "import Next from '../_next.mdx'\n",
      'docs/_next.mdx': '',
      'secret.md': '',
      'website/own.md': '',
    })
    const output = siteSchema.parse({ title: 'T', url: 'https://x.example', docs: { path: '../docs' } })
    const { value } = await readSite({ siteDir: join(folder, 'website'), config: completeConfig(output, []) })
    const [page] = value.sources
    expect(page?.includes).toEqual(['../docs/_next.mdx', '../docs/parts/_part.mdx', 'own.md'])
  })

  const isRoot = process.getuid?.() === 0
  const note = isRoot ? ' (skipped: root may read everything)' : ''
  it.skipIf(isRoot)(`reports a file without permission${note}`, async () => {
    const { value, diagnostics } = await read({ 'docs/a.md': '', 'docs/b.md': '' }, {}, (siteDir) =>
      chmodSync(join(siteDir, 'docs/a.md'), 0),
    )
    expect(value.sources.map(({ path }) => path)).toEqual(['docs/b.md'])
    expect(diagnostics).toMatchObject([
      { code: 'unreadable-file', file: 'docs/a.md', message: 'could not be read: no permission to read it' },
    ])
  })

  it('reports that there are no docs', async () => {
    const { value, diagnostics } = await read({})
    expect(value).toMatchObject({ sources: [], categories: [], assets: [], statics: [] })
    expect(diagnostics).toMatchObject([{ code: 'no-documents', file: 'docs' }])
  })

  it('reports a missing default folder on a site with cut versions', async () => {
    const cut = { 'versions.json': '["1.0"]', 'versioned_docs/version-1.0/a.md': '# A\n' }
    const { diagnostics } = await read(cut)
    expect(diagnostics).toMatchObject([{ code: 'no-documents', message: 'folder "docs" not found (docs.path)' }])
    const published = await read(cut, { versions: { includeCurrentVersion: false } })
    expect(published.diagnostics).toEqual([])
    const docs = [{ versions: { includeCurrentVersion: false } }, { id: 'sdk', path: 'sdk', routeBasePath: '/sdk' }]
    expect((await read({ ...cut, 'sdk/a.md': '# A\n' }, { docs })).diagnostics).toEqual([])
  })

  it('reports a missing folder of the config, also if other parts of the site have pages', async () => {
    const post = { 'blog/2026-01-02-a.md': '# A\n' }
    const { diagnostics } = await read(post, { docs: { path: 'handbook' }, blog: {} })
    expect(diagnostics).toMatchObject([{ code: 'no-documents', message: 'folder "handbook" not found (docs.path)' }])
    expect((await read(post, { blog: {} })).diagnostics).toEqual([])
  })

  it('reports a missing static folder of the config', async () => {
    const { diagnostics } = await read({ 'docs/a.md': '' }, { staticDirectories: ['static', 'public'] })
    expect(diagnostics).toMatchObject([{ code: 'missing-static-folder', file: 'public' }])
  })
})
