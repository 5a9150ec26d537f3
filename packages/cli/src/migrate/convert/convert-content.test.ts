import { describe, expect, it } from 'vitest'
import type { PluginUse } from '../../config/docusaurus/plugin-use.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readLayout } from '../docusaurus/read-layout.js'
import { BLOG, convertBlogs, convertPages, PAGES } from './convert-content.js'

const contextOf = (files: Readonly<Record<string, string>>) =>
  ({ layout: readLayout(createTestFolder(files)), traceImport: () => undefined, referTo: () => undefined }) as never
const use = (name: string, value?: unknown): PluginUse => ({ name, options: { value, path: ['plugins', 0, 1] } })

describe('convertBlogs', () => {
  it('converts blogs whose folders exist, the main one first', () => {
    const uses = [use(BLOG, { id: 'news', path: 'news' }), use(BLOG), use(BLOG, { id: 'gone', path: 'gone' })]
    const blogs = convertBlogs(uses, contextOf({ 'blog/a.md': '', 'news/a.md': '' }))
    expect(blogs.map(({ fields }) => fields)).toEqual([{ blog: {} }, { blog: { id: 'news', path: 'news' } }])
  })

  it('renames options, and reports those without a counterpart', () => {
    const options = {
      blogTitle: 'News',
      postsPerPage: 'ALL',
      feedOptions: { type: 'rss' },
      blogListComponent: '@theme/X',
    }
    const [blog] = convertBlogs([use(BLOG, options)], contextOf({ 'blog/a.md': '' }))
    expect(blog?.fields).toEqual({ blog: { title: 'News', postsPerPage: 100 } })
    expect(blog?.notes.map(({ status, path }) => [status, path.at(-1)])).toEqual([
      ['migrated', 'blogTitle'],
      ['changed', 'postsPerPage'],
      ['unneeded', 'feedOptions'],
      ['lost', 'blogListComponent'],
      // Lists of posts show excerpts.
      ['changed', undefined],
    ])
  })
})

describe('convertPages', () => {
  it('reports a component for its pages, unless Docusaurus uses it by default', () => {
    const statusOf = (mdxPageComponent: string) =>
      convertPages([use(PAGES, { mdxPageComponent })], contextOf({ 'src/pages/a.md': '' }))[0]?.notes[0]?.status
    expect(statusOf('@theme/MDXPage')).toBe('unneeded')
    expect(statusOf('@theme/Sheet')).toBe('lost')
  })

  const convert = (code: string, file = 'src/pages/a.jsx') =>
    convertPages([use(PAGES, {})], contextOf({ [file]: code }))[0]?.fields

  it('keeps the frame away from components that do not show the layout', () => {
    expect(convert('export default () => <p/>')).toEqual({ pages: { frame: 'layout' } })
    expect(convert("import Layout from '@theme/Layout'\nexport default () => null")).toEqual({
      pages: { frame: 'layout' },
    })
  })

  it.each([
    ["import Layout from '@theme/Layout'\nexport default () => <Layout>", 'src/pages/a.jsx'],
    ["import { SiteLayout } from '@docgen/theme/layout'\nexport default () => <SiteLayout >", 'src/pages/a.tsx'],
    ['export default 1', 'src/pages/_a.jsx'],
    ['export default 1', 'src/pages/a.test.js'],
    ['# A', 'src/pages/a.md'],
  ])('changes nothing for %j in %s', (code, file) => {
    expect(convert(code, file)).toEqual({})
  })
})
