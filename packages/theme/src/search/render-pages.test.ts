import type { SearchHit } from '@docgen/renderer/search'
import { expect, it } from 'vitest'
import { openPage } from '../../test/open-page.js'
import { createHit, createTestSnippets, TEXT } from '../../test/search-view.js'
import { renderResultPage } from './render-pages.js'

const section = (name: string): SearchHit =>
  createHit('Refunds', { type: 'Heading', heading: [{ text: name, isMatch: false }], href: `/refunds#${name}` })

function renderPage(...hits: readonly SearchHit[]): HTMLElement {
  openPage()
  const group = { pageHref: '/refunds', title: [], breadcrumbs: hits[0]?.breadcrumbs ?? [], hits }
  return renderResultPage(group, { text: TEXT, snippets: createTestSnippets(hits) })
}
const hrefs = (page: HTMLElement, selector: string) =>
  Array.from(page.querySelectorAll(selector), (link) => link.getAttribute('href'))

it('is named after the hit on the page itself, even if a section is better', () => {
  const page = renderPage(section('one'), createHit('Refunds', { href: '/refunds?highlight=a' }))
  expect(page.querySelector('h2 a')?.outerHTML).toBe('<a href="/refunds?highlight=a">Refunds</a>')
  expect(hrefs(page, 'ul a')).toEqual(['/refunds#one'])
})

it('is named after the page and its best section otherwise', () => {
  const page = renderPage(section('one'), section('two'))
  expect(page.querySelector('h2')?.textContent).toBe('Refunds › one')
  expect(hrefs(page, 'ul a')).toEqual(['/refunds#two'])
})

it('shows three sections; the others expand', () => {
  const page = renderPage(createHit('Refunds'), ...['a', 'b', 'c', 'd', 'e'].map(section))
  expect(hrefs(page, ':scope > ul a')).toEqual(['/refunds#a', '/refunds#b', '/refunds#c'])
  expect(page.querySelector('summary')?.textContent).toBe('2 more matches')
  expect(hrefs(page, 'details a')).toEqual(['/refunds#d', '/refunds#e'])
})

it('has no list without sections, and no path at the root', () => {
  const page = renderPage(createHit('Home', { breadcrumbs: [] }))
  expect([page.querySelector('ul'), page.querySelector('.search-path')]).toEqual([null, null])
})
