import { expect, it, vi } from 'vitest'
import { openPage } from '../../test/open-page.js'
import { createSetup, TEXT } from '../../test/search-view.js'
import { renderRecentHead, renderSearches, renderSearchLinks } from './render-links.js'

const API = { path: '/api', label: 'API' }

/** Labels and targets of the links. */
function linksOf(context: typeof API | undefined, hasHits: boolean) {
  const scope = { setup: createSetup(), version: '', context }
  const groups = renderSearchLinks({ scope, hasHits, hrefOf: (target) => `/search?ctx=${target?.path ?? ''}` })
  return groups.flatMap((group) =>
    Array.from(group.querySelectorAll('a'), (link) => [link.textContent, link.getAttribute('href')]),
  )
}

it('links to all results, and to those of the context', () => {
  openPage()
  expect(linksOf(API, true)).toEqual([
    ['See all results within "API"', '/search?ctx=/api'],
    ['See all results', '/search?ctx='],
  ])
  expect(linksOf(undefined, true)).toEqual([['See all results', '/search?ctx=']])
})

it('without hits, links only out of the context', () => {
  openPage()
  expect(linksOf(API, false)).toEqual([['See all results outside "API"', '/search?ctx=']])
  expect(linksOf(undefined, false)).toEqual([])
})

it('offers searches to repeat, suggested ones below a head', () => {
  openPage()
  const [recent, suggested] = (['recent', 'suggested'] as const).map((kind) =>
    renderSearches(['a <b>', 'c'], kind, TEXT),
  )
  expect(Array.from(recent?.querySelectorAll('a') ?? [], ({ dataset }) => dataset['query'])).toEqual(['a <b>', 'c'])
  expect(recent?.querySelector('.search-head')).toBeNull()
  expect(suggested?.querySelector('.search-head')?.textContent).toBe('Suggested searches')
})

it('has a button that clears the recent searches', () => {
  openPage()
  const onClear = vi.fn()
  renderRecentHead(TEXT, onClear).querySelector('button')?.click()
  expect(onClear).toHaveBeenCalledTimes(1)
})
