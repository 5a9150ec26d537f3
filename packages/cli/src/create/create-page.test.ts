import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { createPage, type PageRequest } from './create-page.js'

const CONFIG = `export default { title: 'Base', url: 'https://docs.example.com', blog: { path: 'blog' } }\n`
const FILES = {
  'site.config.ts': CONFIG,
  'docs/index.md': '# Start\n',
  'docs/guides/install.md': '---\nsidebar_position: 1\n---\n\n# Install\n',
  'docs/guides/upgrade.md': '---\nsidebar_position: 2\n---\n\n# Upgrade\n',
  'docs/guides/tips.md': '# Tips\n',
  'blog/2026-01-02-hello.md': '# Hello\n',
}

function create(request: Partial<PageRequest>, files: Readonly<Record<string, string>> = FILES) {
  const siteDir = createTestFolder(files)
  const page = createPage({ siteDir, title: 'Set up', day: '2026-11-30', isDryRun: false, ...request })
  return page.then(({ value, diagnostics }) => ({
    value,
    diagnostics,
    read: (file: string) => (existsSync(join(siteDir, file)) ? readFileSync(join(siteDir, file), 'utf8') : undefined),
  }))
}

it('creates a page in the docs folder, and returns its URL and its place in the sidebar', async () => {
  const { value, diagnostics, read } = await create({ description: 'How to: begin', tags: ['new'] })
  expect(diagnostics).toEqual([])
  expect(value).toMatchObject({ file: 'docs/set-up.md', id: 'set-up', url: '/set-up', sidebar: ['Set up'] })
  expect(read('docs/set-up.md')).toBe("---\ntitle: Set up\ndescription: 'How to: begin'\ntags: [new]\n---\n\n")
})

it.each<[Partial<PageRequest>, number, string]>([
  [{ after: 'guides/install' }, 1.5, 'docs/guides/set-up.md'],
  [{ after: '/guides/upgrade' }, 3, 'docs/guides/set-up.md'],
  [{ before: 'docs/guides/install.md' }, 0, 'docs/guides/set-up.md'],
  [{ before: 'upgrade', name: 'x.mdx' }, 1.5, 'docs/guides/x.mdx'],
  [{ folder: 'docs/guides', position: 9 }, 9, 'docs/guides/set-up.md'],
])('places a page as %j', async (request, position, file) => {
  const { value, read } = await create(request)
  expect(value).toMatchObject({ file, sidebar: ['guides', 'Set up'] })
  expect(read(file)).toContain(`sidebar_position: ${position}\n`)
})

it('writes nothing in a dry run, and names a new folder', async () => {
  const { value, read } = await create({ folder: './api/v2/', isDryRun: true })
  expect(value).toMatchObject({ file: 'docs/api/v2/set-up.md', newFolder: 'docs/api/v2' })
  expect(read('docs/api/v2/set-up.md')).toBeUndefined()
})

it('creates a post with its day, its authors and a URL below the blog', async () => {
  const files = { ...FILES, 'blog/authors.yml': 'jo:\n  name: Jo\n' }
  const { value, read } = await create({ docs: 'blog', title: 'News', authors: ['jo'] }, files)
  expect(value).toMatchObject({ file: 'blog/2026-11-30-news.md', url: '/blog/2026/11/30/news' })
  expect(read('blog/2026-11-30-news.md')).toContain('authors: [jo]\n')
})

it('creates a page of an older version', async () => {
  const files = { ...FILES, 'versions.json': '["1.0"]', 'versioned_docs/version-1.0/a.md': '# A\n' }
  const { value } = await create({ version: '1.0' }, files)
  expect(value).toMatchObject({ file: 'versioned_docs/version-1.0/set-up.md', url: '/set-up' })
})

it.each<[Partial<PageRequest>, string]>([
  [{ after: 'guides/instal' }, 'there is no page guides/instal'],
  [{ after: 'guides/tips' }, 'the page docs/guides/tips.md has no sidebar_position'],
  [{ after: 'guides/install', folder: 'api' }, 'is not in the folder docs/api'],
  [{ folder: '../other' }, '../other is outside of the docs folder docs'],
  [{ docs: 'blogg' }, 'the site has no docs folder with the id "blogg"; available: default, pages, blog'],
  [{ version: '2.0' }, 'the site has no version "2.0"; available: current'],
  [{ name: '_part' }, '_part.md would not become a page'],
  [
    { slug: '/guides/install' },
    'docs/set-up.md would have the URL /guides/install, which belongs to docs/guides/install.md',
  ],
  [{ name: 'install.mdx', folder: 'guides' }, 'docs/guides/install.mdx would have the id guides/install'],
])('rejects %j', async (request, message) => {
  const { value, diagnostics, read } = await create(request)
  expect(value).toBeUndefined()
  expect(diagnostics[0]).toMatchObject({ code: 'cannot-create', message: expect.stringContaining(message) })
  expect(read('docs/set-up.md')).toBeUndefined()
})

it('never overwrites a page', async () => {
  const { diagnostics, read } = await create({ title: 'Install', folder: 'guides' })
  expect(diagnostics[0]).toMatchObject({ code: 'file-exists', file: 'docs/guides/install.md' })
  expect(read('docs/guides/install.md')).toBe(FILES['docs/guides/install.md'])
})

it('reports where to list a page if a sidebar names its pages', async () => {
  const config = `export default { title: 'Base', url: 'https://docs.example.com', docs: { sidebars: { main: ['index', 'guides/install'] } } }\n`
  const { value, diagnostics } = await create({ after: 'guides/install' }, { ...FILES, 'site.config.ts': config })
  expect(value).toMatchObject({ file: 'docs/guides/set-up.md', sidebar: [], text: '---\ntitle: Set up\n---\n\n' })
  expect(diagnostics[0]).toMatchObject({
    severity: 'warning',
    hint: "Add 'guides/set-up' after 'guides/install' in the sidebars",
  })
})
