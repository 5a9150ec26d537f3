import { describe, expect, it } from 'vitest'
import { NO_MEMO } from '../../cache/memo.js'
import { frontMatterSchema } from '../../config/schema/front-matter.js'
import { createTestConfig, findBlog } from '../../graph/create-test-graph.js'
import { createTestFolder } from '../create-test-folder.js'
import { NO_FILE_MEMO } from '../files/file-memo.js'
import { createTestRepository } from '../git/create-test-repository.js'
import type { Source } from '../source.js'
import { datePosts, readPosts, reportMissingBlogs, reportUnreadBlog } from './read-posts.js'

const config = createTestConfig({ blog: {} })
const blog = findBlog(config)
const sourceOf = (path: string, version = `${blog.id}/current`, locale = 'en'): Source => ({
  path,
  hash: '',
  text: 'Text.\n',
  frontMatter: frontMatterSchema.parse({}),
  bodyLine: 1,
  includes: [],
  listsCards: false,
  version,
  locale,
})
const read = (...sources: readonly Source[]) =>
  readPosts({ blogs: [blog], layout: 'docgen', sources, memo: NO_FILE_MEMO }).value

describe('readPosts', () => {
  it('adds dates to posts and their translations, and nothing to other pages', () => {
    const [post, german, doc] = read(
      sourceOf('blog/2026-03-01-a.md'),
      sourceOf('i18n/de/blog/2026-03-01-a.md', `${blog.id}/current`, 'de'),
      sourceOf('docs/2026-03-01-a.md', 'current'),
    )
    expect(post?.post).toMatchObject({ slug: '2026/03/01/a', date: '2026-03-01T00:00:00Z' })
    expect(german?.post).toMatchObject({ slug: '2026/03/01/a' })
    expect(doc).not.toHaveProperty('post')
  })

  it('changes nothing without a blog', () => {
    const sources = [sourceOf('blog/a.md')]
    expect(readPosts({ blogs: [], layout: 'docgen', sources, memo: NO_FILE_MEMO }).value).toBe(sources)
  })
})

it('dates a post without a date by its first commit', async () => {
  const siteDir = await createTestRepository({ 'blog/a.md': 'Text.\n' })
  const sources = read(sourceOf('blog/a.md'), sourceOf('blog/2026-03-01-b.md'))
  const { value } = await datePosts(sources, { siteDir, memo: NO_MEMO })
  expect(value.map(({ post }) => post?.date)).toEqual([expect.stringMatching(/^20\d\d-/), '2026-03-01T00:00:00Z'])
})

describe('blogs without posts', () => {
  it('reports a missing folder', () => {
    expect(reportMissingBlogs(createTestFolder(), [blog], [])).toMatchObject([
      { code: 'missing-blog-folder', file: 'blog' },
    ])
    expect(reportMissingBlogs(createTestFolder({ 'blog/a.txt': '' }), [blog], [])).toEqual([])
    expect(reportMissingBlogs(createTestFolder(), [blog], read(sourceOf('i18n/de/blog/a.md')))).toEqual([])
  })

  it('mentions a folder that the config does not use', () => {
    const siteDir = createTestFolder({ 'blog/a.md': '' })
    expect(reportUnreadBlog(siteDir, createTestConfig())).toMatchObject([{ code: 'blog-skipped', file: 'blog' }])
    expect(reportUnreadBlog(siteDir, config)).toEqual([])
    expect(reportUnreadBlog(siteDir, createTestConfig({ blog: false }))).toEqual([])
    expect(reportUnreadBlog(siteDir, createTestConfig({ staticDirectories: ['./blog/'] }))).toEqual([])
    expect(reportUnreadBlog(createTestFolder(), createTestConfig())).toEqual([])
  })
})
