import { describe, expect, it } from 'vitest'
import type { RawAuthor } from '../../read/posts/post.js'
import { collectTags } from '../collect-tags.js'
import { createTestConfig, findBlog } from '../create-test-graph.js'
import type { Doc } from '../doc.js'
import type { Edition } from '../edition.js'
import { linkPosts, listPostPages, sortPosts } from './list-posts.js'

function post(source: string, date?: string, isUnlisted = false): Doc {
  const authors: [] = []
  const facts = { source, title: source, href: `/${source}`, isUnlisted }
  return {
    ...facts,
    ...(date && { published: date }),
    post: { authors, excerpt: '', slug: source, ...(date && { date }) },
  } as unknown as Doc
}

function contextOf(blog: object) {
  const config = createTestConfig({ blog })
  const edition = {
    routeBase: '/blog',
    version: '@blog/current',
    locale: 'en',
    collection: findBlog(config),
  } as Edition
  return { config, edition, authorsFile: undefined }
}

describe('posts', () => {
  const docs = [
    post('a', '2026-01-01T00:00:00Z'),
    post('b'),
    post('c', '2026-03-01T00:00:00Z'),
    post('d', '2026-02-01T00:00:00Z', true),
  ]

  it('are listed newest first, undated ones last; unlisted ones are skipped', () => {
    expect(sortPosts(docs).map(({ source }) => source)).toEqual(['c', 'a', 'b'])
  })

  it('link to the next newer and the next older one', () => {
    const linked = linkPosts(docs, undefined).map(({ source, previous, next }) => [
      source,
      previous?.label,
      next?.label,
    ])
    expect(linked).toEqual([
      ['a', 'c', 'b'],
      ['b', 'a', undefined],
      ['c', undefined, 'a'],
      ['d', undefined, undefined],
    ])
  })

  it('name the list of posts in their breadcrumbs', () => {
    const [list] = listPostPages(docs, contextOf({}))
    expect(linkPosts(docs, list).map(({ breadcrumbs }) => breadcrumbs)).toEqual(
      docs.map(({ title }) => [{ label: 'Blog', href: '/blog' }, { label: title }]),
    )
  })
})

describe('listPostPages', () => {
  const write = (source: string, key: string): Doc => {
    const doc = post(source, '2026-01-01T00:00:00Z')
    return { ...doc, post: { authors: [{ key, name: key, socials: [], source }], excerpt: '', slug: source } }
  }
  const docs = [write('a', 'jo'), write('b', 'jo'), write('c', 'jo'), write('d', 'ann')]
  const authors = { jo: { name: 'Jo', page: true }, ann: { name: 'Ann' } }

  function list(blog: object = {}, raw: Readonly<Record<string, RawAuthor>> = authors) {
    const authorsFile = { path: 'blog/authors.yml', text: '', authors: raw, version: '@blog/current', locale: 'en' }
    return listPostPages(docs, {
      ...contextOf({ postsPerPage: 2, ...blog }),
      authorsFile: Object.keys(raw).length > 0 ? authorsFile : undefined,
    })
  }

  it('lists the posts, all of them by year, all authors, and the posts of each author with a page', () => {
    expect(list().map(({ kind, route, cards }) => [kind, route, cards.length])).toEqual([
      ['posts', '/blog', 2],
      ['posts', '/blog/page/2', 2],
      ['archive', '/blog/archive', 4],
      ['authors', '/blog/authors', 0],
      ['author', '/blog/authors/jo', 2],
      ['author', '/blog/authors/jo/page/2', 1],
    ])
    expect(list().find(({ kind }) => kind === 'authors')?.authors).toMatchObject([{ count: 3 }, { count: 1 }])
  })

  it('splits the posts of a tag, and no list of documents', () => {
    const tags = [{ label: 'New', route: '/blog/tags/new', href: '/blog/tags/new' }]
    const tagged = docs.map((doc) => ({ ...doc, tags }))
    const { config, edition } = contextOf({ postsPerPage: 3 })
    const pages = (of: Edition): unknown =>
      collectTags(tagged, of, config).map(({ kind, route, cards, newer, older }) => [
        ...[kind, route, cards.length],
        newer?.route ?? older?.route,
      ])
    expect(pages(edition)).toEqual([
      ['tags', '/blog/tags', 1, undefined],
      ['tag', '/blog/tags/new', 3, '/blog/tags/new/page/2'],
      ['tag', '/blog/tags/new/page/2', 1, '/blog/tags/new'],
    ])
    const { blog: _, ...collection } = edition.collection
    expect(pages({ ...edition, collection } as Edition)).toHaveLength(2)
  })

  it('has no list of authors without authors.yml, and no archive if the config disables it', () => {
    expect(list({ archiveBasePath: null }, {}).map(({ kind }) => kind)).toEqual(['posts', 'posts'])
    const moved = list({ archiveBasePath: 'all', authorsBasePath: 'team' }).map(({ route }) => route)
    expect(moved).toEqual(expect.arrayContaining(['/blog/all', '/blog/team', '/blog/team/jo']))
    const paged = list({ pageBasePath: 'older', postsPerPage: 2 }).map(({ route }) => route)
    expect(paged).toEqual(expect.arrayContaining(['/blog/older/2', '/blog/authors/jo/older/2']))
  })
})
