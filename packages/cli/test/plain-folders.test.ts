import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../src/read/create-test-folder.js'
import { buildHere } from './build-copy.js'

const CONFIG = `export default {
  title: 'T',
  url: 'https://a.example',
  docs: { routeBasePath: '/docs' },
  pages: { exclude: ['**/NOTES.md'], editUrl: 'https://git.example/edit' },
  blog: { exclude: ['**/drafts/**'], editUrl: ({ docPath }) => 'https://git.example/posts/' + docPath },
  onBrokenMarkdownLinks: 'throw',
  onBrokenContent: 'warn',
}`

it('selects the files of pages and of a blog, and links to their sources', async () => {
  const siteDir = createTestFolder({
    'site.config.ts': CONFIG,
    'docs/index.md': '# Docs\n',
    'src/pages/about.md': '# About\n',
    'src/pages/NOTES.md': '# Notes\n',
    'src/pages/news.jsx':
      'export default () => <main dangerouslySetInnerHTML={{ __html: \'<a href="docs/old.md">Old</a>\' }} />\n',
    'blog/2026-01-01-first.md': '# First\n\nText.\n',
    'blog/drafts/2026-01-02-second.md': '# Second\n\nText.\n',
  })
  const { report } = await buildHere(siteDir)
  const page = (path: string): string => readFileSync(join(siteDir, 'dist', path), 'utf8')
  expect(existsSync(join(siteDir, 'dist/NOTES/index.html'))).toBe(false)
  expect(page('about/index.html')).toContain('https://git.example/edit/src/pages/about.md')
  expect(page('blog/index.html')).not.toContain('Second')
  expect(page('blog/2026/01/01/first/index.html')).toContain('https://git.example/posts/2026-01-01-first.md')
  // Docusaurus does not read the HTML that a component inserts.
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
})
