import { describe, expect, it } from 'vitest'
import { frontMatterSchema } from '../../config/schema/front-matter.js'
import type { RawAuthor } from '../../read/posts/post.js'
import type { AuthorsFile } from '../../read/site-files.js'
import type { Source } from '../../read/source.js'
import { createTestConfig, findBlog } from '../create-test-graph.js'
import { type AuthorsContext, listAuthors, resolveAuthors } from './resolve-authors.js'

function contextOf(authors: Readonly<Record<string, RawAuthor>>, blog: object = {}): AuthorsContext {
  const authorsFile: AuthorsFile = {
    path: 'blog/authors.yml',
    text: '',
    authors,
    version: '@blog/current',
    locale: 'en',
  }
  const config = createTestConfig({ blog })
  return { config, edition: { routeBase: '/blog', collection: findBlog(config) }, authorsFile }
}

function resolve(front: string, authors: readonly RawAuthor[], context: AuthorsContext) {
  const source: Source = {
    path: 'blog/a.md',
    hash: '',
    text: `---\n${front}\n---\n`,
    frontMatter: frontMatterSchema.parse({}),
    bodyLine: 4,
    includes: [],
    listsCards: false,
    version: '@blog/current',
    locale: 'en',
    post: { authors, excerpt: '', readingMinutes: 1, slug: 'a' },
  }
  return resolveAuthors(source, context)
}

describe('resolveAuthors', () => {
  const jo = { name: 'Jo Smith', title: 'Maintainer', image_url: '/jo.png' }

  it('overrides the entry of authors.yml with the fields of the post', () => {
    const { value, diagnostics } = resolve(
      'authors: x',
      [{ key: 'jo', title: 'Guest' }, { name: 'Ann' }],
      contextOf({ jo }),
    )
    expect(value).toMatchObject([
      { key: 'jo', name: 'Jo Smith', title: 'Guest', image: '/jo.png', source: 'blog/authors.yml' },
      { name: 'Ann', source: 'blog/a.md' },
    ])
    expect(diagnostics).toEqual([])
  })

  it('warns about an author missing from authors.yml, and suggests the nearest', () => {
    const { value, diagnostics } = resolve('authors: [jo, joe]', [{ key: 'jo' }, { key: 'joe' }], contextOf({ jo }))
    expect(value?.[1]).toEqual({ name: 'joe', socials: [], source: 'blog/a.md' })
    expect(diagnostics).toMatchObject([
      { code: 'unknown-author', severity: 'warning', file: 'blog/a.md', line: 2, column: 15, hint: 'Did you mean jo?' },
    ])
    expect(resolve('authors: joe', [{ key: 'joe' }], contextOf({})).diagnostics).toEqual([])
  })

  it('warns about a key without an authors.yml', () => {
    const { authorsFile: _file, ...context } = contextOf({})
    expect(resolve('authors: joe', [{ key: 'joe' }], context).diagnostics).toMatchObject([
      { code: 'unknown-author', line: 2, column: 10, message: expect.stringContaining('has no authors.yml') },
    ])
    expect(resolve('authors: Jo Smith', [{ key: 'Jo Smith' }], context).diagnostics).toEqual([])
  })

  it('links the name to the page, else the URL, else the mail', () => {
    const author = { name: 'A', page: true, url: 'https://a.example', email: 'a@example.org' }
    const urlOf = (raw: RawAuthor) => listAuthors(contextOf({ a: raw }))[0]?.url
    expect(urlOf(author)).toBe('/blog/authors/a')
    expect(urlOf({ ...author, page: false })).toBe('https://a.example')
    expect(urlOf({ name: 'A', email: 'a@example.org' })).toBe('mailto:a@example.org')
    expect(urlOf({ name: 'A' })).toBeUndefined()
  })

  it.each([
    ['jo', true, {}, '/blog/authors/jo'],
    ['JoSmith2', true, {}, '/blog/authors/jo-smith-2'],
    ['jo_smith', true, { authorsBasePath: 'team/people' }, '/blog/team/people/jo-smith'],
    ['jo', { permalink: 'all/jo' }, {}, '/blog/authors/all/jo'],
    ['jo', { permalink: 'jo' }, { authorsBasePath: '/' }, '/blog/jo'],
  ])('puts the page of %s where Docusaurus does', (key, page, blog, route) => {
    expect(listAuthors(contextOf({ [key]: { name: 'A', page } }, blog))[0]?.page?.route).toBe(route)
  })

  it('links accounts by handle or URL', () => {
    const socials = {
      x: 'jo',
      GitHub: 'jo',
      stackoverflow: 82609,
      mastodon: 'https://example.social/@jo',
      wiki: 'https://wiki.example/jo',
      newsletter: 'jo',
    }
    expect(listAuthors(contextOf({ jo: { socials } }))[0]?.socials).toEqual([
      { label: 'X', href: 'https://x.com/jo' },
      { label: 'GitHub', href: 'https://github.com/jo' },
      { label: 'Stack Overflow', href: 'https://stackoverflow.com/users/82609' },
      { label: 'Mastodon', href: 'https://example.social/@jo' },
      { label: 'wiki', href: 'https://wiki.example/jo' },
    ])
  })
})
