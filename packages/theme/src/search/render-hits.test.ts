import { expect, it } from 'vitest'
import { openPage } from '../../test/open-page.js'
import { createHit, createTestSnippets, TEXT } from '../../test/search-view.js'
import { renderHitOptions } from './render-hits.js'

it('renders each hit with its kind, name and position', () => {
  openPage()
  const heading = [
    { text: 'Partial ', isMatch: false },
    { text: 'refunds', isMatch: true },
  ]
  const hits = [
    createHit('Refunds'),
    createHit('Orders', { type: 'Heading', heading, href: '/orders#partial', breadcrumbs: ['API', 'v2'] }),
    createHit('Home', { type: 'Content', breadcrumbs: [] }),
  ]
  const group = renderHitOptions(hits, TEXT, createTestSnippets(hits))
  const options = [...group.querySelectorAll('[role="option"]')]
  expect(options.map((option) => option.getAttribute('href'))).toEqual(['/refunds', '/orders#partial', '/home'])
  expect(options.map((option) => option.querySelector('.search-name')?.innerHTML)).toEqual([
    'Refunds',
    'Orders › Partial <mark>refunds</mark>',
    'Home',
  ])
  expect(options.map((option) => option.querySelector('.icon')?.classList[1])).toEqual([
    'icon-document',
    'icon-section',
    'icon-note',
  ])
  expect(options.map((option) => option.querySelector('.visually-hidden')?.textContent)).toEqual([
    ', page',
    ', section',
    ', text',
  ])
  expect(options.map((option) => option.querySelector('.search-path')?.textContent)).toEqual([
    'Guides',
    'API › v2',
    undefined,
  ])
})
