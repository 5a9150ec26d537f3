import { describe, expect, it } from 'vitest'
import type { Doc } from './doc.js'
import { linkPosts, sortPosts } from './list-posts.js'

function post(source: string, date?: string, isUnlisted = false): Doc {
  const authors: [] = []
  const facts = { source, title: source, href: `/${source}`, isUnlisted }
  return { ...facts, post: { authors, excerpt: '', address: source, ...(date && { date }) } } as unknown as Doc
}

describe('posts', () => {
  const docs = [
    post('a', '2026-01-01T00:00:00Z'),
    post('b'),
    post('c', '2026-03-01T00:00:00Z'),
    post('d', '2026-02-01T00:00:00Z', true),
  ]

  it('are listed newest first, those without a date last, unlisted ones not at all', () => {
    expect(sortPosts(docs).map(({ source }) => source)).toEqual(['c', 'a', 'b'])
  })

  it('lead to the next newer and the next older one', () => {
    const linked = linkPosts(docs).map(({ source, previous, next }) => [source, previous?.label, next?.label])
    expect(linked).toEqual([
      ['a', 'c', 'b'],
      ['b', 'a', undefined],
      ['c', undefined, 'a'],
      ['d', undefined, undefined],
    ])
  })
})
