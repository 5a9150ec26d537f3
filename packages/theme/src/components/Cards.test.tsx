import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, text } from '../../test/view-data.js'
import { Cards } from './Cards.js'

it('describes a card by its description, or by its number of items', () => {
  const html = renderToString(<Cards text={text} cards={page('generated-index').cards} />)
  expect(html).toMatch(
    /icon-folder.*<span class="card-title">Payments<\/span><span class="card-description">3 items<\/span>/,
  )
  expect(html).toMatch(/icon-document.*<span class="card-description">Days for nothing\.<\/span>/)
})

it('renders tags compactly and without icons', () => {
  const html = renderToString(
    <Cards text={text} cards={[{ kind: 'tag', label: 'release', href: '/tags/release', count: 2 }]} />,
  )
  expect(html).toMatch(/^<ul class="cards cards-of-tags">/)
  expect(html).toContain('<span class="card-title">release</span><span class="card-description">2 items</span>')
  expect(html).not.toContain('icon')
})

it('omits a missing description', () => {
  const html = renderToString(
    <Cards text={text} cards={[{ kind: 'link', label: 'Out', href: 'https://example.com' }]} />,
  )
  expect(html).not.toContain('card-description')
})

it('shows the icon of the sidebar instead of that of the kind', () => {
  const card = { kind: 'category', label: 'Pay', href: '/pay', icon: '<svg/>' } as const
  const html = renderToString(<Cards text={text} cards={[card]} />)
  expect(html).toContain('<a class="card" href="/pay"><span class="menu-icon"><svg/></span><span class="card-title">')
  expect(html).not.toContain('icon-folder')
})
