import { describe, expect, it } from 'vitest'
import type { HeadView } from '../contract/index.js'
import { articleData, breadcrumbData } from './structured-data.js'

const head: HeadView = {
  title: 'Plans | Site',
  socialTitle: 'Plans </script>',
  keywords: [],
  canonical: 'https://docs.example/plans',
  isIndexed: true,
  alternates: [],
  breadcrumbs: [],
}

/** The only data block of some HTML. */
function parse(html: string): unknown {
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? []
  return JSON.parse(json)
}

function describeArticle(article: HeadView['article']): string {
  return articleData({ head: { ...head, ...(article && { article }) }, language: 'de', description: 'What & why' })
}

describe('articleData', () => {
  it('has the dates and authors of a page, and no more than that', () => {
    const article = { isPost: false, modified: '2026-03-01T00:00:00Z', authors: [{ name: 'Jo' }], editor: 'Ann' }
    expect(parse(describeArticle(article))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: 'Plans </script>',
      description: 'What & why',
      url: 'https://docs.example/plans',
      inLanguage: 'de',
      dateModified: '2026-03-01T00:00:00Z',
      author: [{ '@type': 'Person', name: 'Jo' }],
      editor: { '@type': 'Person', name: 'Ann' },
    })
  })

  it('names the language of a text that is not translated, and the pages of authors', () => {
    const authors = [{ name: 'Jo', url: 'https://docs.example/blog/authors/jo' }]
    const article = { isPost: true, published: '2026-03-01T00:00:00Z', authors, language: 'en' }
    expect(parse(describeArticle(article))).toMatchObject({
      '@type': 'BlogPosting',
      inLanguage: 'en',
      datePublished: '2026-03-01T00:00:00Z',
      author: [{ url: 'https://docs.example/blog/authors/jo' }],
    })
  })

  it('is empty for a page without dates and authors', () => expect(describeArticle(undefined)).toBe(''))
})

it('lists breadcrumbs in their order', () => {
  expect(breadcrumbData(head)).toBe('')
  const breadcrumbs = [
    { label: 'A', href: 'https://docs.example/a' },
    { label: 'B', href: 'https://docs.example/a/b' },
  ]
  expect(parse(breadcrumbData({ ...head, breadcrumbs }))).toMatchObject({
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'A' },
      { position: 2, item: 'https://docs.example/a/b' },
    ],
  })
})
