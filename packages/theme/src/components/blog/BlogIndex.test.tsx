import type { AuthorView, Page } from '@docgen/renderer/contract'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page, site, text } from '../../../test/view-data.js'
import { BlogIndex } from './BlogIndex.js'

const jo: AuthorView = {
  name: 'Jo',
  title: 'Maintainer',
  url: '/docs/blog/authors/jo',
  image: '/docs/jo.png',
  description: 'Keeps it together.',
  socials: [{ label: 'GitHub', href: 'https://github.com/jo' }],
  count: 2,
}
const posts: Page['cards'] = [
  { kind: 'doc', label: 'New', href: '/new', post: { date: '2026-01-01T00:00:00Z', authors: [jo] } },
  { kind: 'doc', label: 'Old', href: '/old', post: { date: '2025-12-31T00:00:00Z', authors: [] } },
  { kind: 'doc', label: 'Undated', href: '/undated' },
]

function render(fields: Partial<Page>): string {
  const index = { ...page('generated-index'), cards: posts, ...fields }
  return renderToString(<BlogIndex site={site} text={text} page={index} />).replaceAll('<!-- -->', '')
}

describe('BlogIndex', () => {
  it('lists posts by year in the archive, undated posts last', () => {
    const html = render({ blogList: 'archive' })
    expect([...html.matchAll(/<h2>(.*?)<\/h2>|<bdi>(.*?)<\/bdi>/g)].map(([, year, title]) => year ?? title)).toEqual([
      '2026',
      'New',
      '2025',
      'Old',
      'Undated',
    ])
    expect(html).toContain('Jan 1</time><h3><a href="/new">')
    expect(html).not.toContain('<h2></h2>')
  })

  it('lists authors with image, name, title, description, number of posts and social accounts', () => {
    const html = render({ blogList: 'authors', cards: [], authors: [jo, { name: 'Ann', count: 0 }] })
    expect(html).toContain('<img class="author-image" src="/docs/jo.png" alt=""')
    expect(html.replace(/<[^>]*>/g, '|').match(/[^|]+/g)).toEqual([
      'Jo',
      'Maintainer',
      'Keeps it together.',
      '2 posts',
      'GitHub',
      'A',
      'Ann',
      '0 posts',
    ])
  })

  it('shows the author without the name above the posts, and reports when there are none', () => {
    const html = render({ blogList: 'author', authors: [jo] })
    expect(html.slice(0, html.indexOf('<article'))).not.toContain('Jo')
    expect(html.match(/GitHub/g)).toHaveLength(1)
    expect(html).toContain('<a href="/docs/blog/authors/jo">Jo</a>')
    expect(render({ blogList: 'author', authors: [jo], cards: [] })).toContain('has not written any posts yet')
  })

  it('shows image, reading time and tags of each post, and the newest post larger on the first page', () => {
    const post = {
      date: '2026-01-01T00:00:00Z',
      readingMinutes: 3,
      image: '/cover.png',
      authors: [{ name: 'Ann van Dyk' }],
    }
    const cards: Page['cards'] = [
      { kind: 'doc', label: 'New', href: '/new', post, tags: [{ label: 'release', href: '/tags/release' }] },
      { kind: 'doc', label: 'Old', href: '/old', post },
    ]
    const first = render({ blogList: 'posts', cards })
    expect(first.match(/class="post[ "][^>]*>/g)).toEqual(['class="post post-lead">', 'class="post">'])
    expect(first.match(/<img class="post-image"[^>]*>/g)).toEqual([
      '<img class="post-image" src="/cover.png" alt=""/>',
      '<img class="post-image" src="/cover.png" alt="" loading="lazy"/>',
    ])
    expect(first).toContain('<span>3 min read</span>')
    expect(first).toContain('<span class="author-image" aria-hidden="true">AD</span>')
    expect(first).toContain('<a class="page-tag" href="/tags/release" rel="tag">release</a>')
    expect(render({ blogList: 'posts', cards, newerHref: '/blog' })).not.toContain('post-lead')
  })
})
