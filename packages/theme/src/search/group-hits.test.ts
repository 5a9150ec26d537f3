import type { SearchHit } from '@docgen/renderer/search'
import { describe, expect, it } from 'vitest'
import { groupHits, isPageHit } from './group-hits.js'

const hit = (pageHref: string, type: SearchHit['type'] = 'Content'): SearchHit => ({
  type,
  title: [{ text: pageHref, isMatch: false }],
  snippet: [],
  breadcrumbs: ['Docs'],
  pageHref,
  href: `${pageHref}?highlight=a`,
  score: 1,
})

describe('groupHits', () => {
  it('keeps pages in the order of their first hit, and loses none', () => {
    const groups = groupHits([hit('/a', 'Title'), hit('/b'), hit('/a'), hit('/c'), hit('/b')])
    expect(groups.map(({ pageHref, hits }) => [pageHref, hits.length])).toEqual([
      ['/a', 2],
      ['/b', 2],
      ['/c', 1],
    ])
    expect(groups[0]?.breadcrumbs).toEqual(['Docs'])
  })

  it('returns nothing for no hits', () => expect(groupHits([])).toEqual([]))
})

it('distinguishes pages from sections', () => {
  expect(
    (['Title', 'Heading', 'Description', 'Keywords', 'Content'] as const).filter((type) => isPageHit(hit('/', type))),
  ).toEqual(['Title', 'Description', 'Keywords'])
})
