import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { asBrowser } from '../../test/as-browser.js'
import { messagesIn } from '../../test/messages-in.js'
import { DocCard, toCard } from './DocCard.js'

it.each([
  [{ label: 'A', href: '/a' }, 'doc'],
  [{ label: 'A', href: '/a', type: 'category' }, 'category'],
  [{ label: 'A', href: 'https://a.example', type: 'link' }, 'link'],
  [{ label: 'A', href: 'HTTP://a.example' }, 'link'],
  [{ label: 'A', href: '//a.example' }, 'link'],
])('%j is a card of kind %s', (item, kind) => {
  expect(toCard(item).kind).toBe(kind)
})

it('has a target that the build resolves, except on other sites and in a browser', () => {
  expect(messagesIn(toCard({ label: 'A', href: './a.md' }).href)).toEqual([['link', { href: './a.md' }]])
  expect(toCard({ label: 'A', href: 'https://a.example' }).href).toBe('https://a.example')
  expect(asBrowser(() => toCard({ label: 'A', href: '/a' })).href).toBe('/a')
})

it('has a description, or the number of its items, also when there are none', () => {
  expect(toCard({ label: 'A', href: '/a', description: '' })).toMatchObject({ description: '' })
  expect(toCard({ label: 'A', href: '/a', items: [] })).toMatchObject({ count: 0 })
  const card = toCard({ label: 'A', href: '/a' })
  expect(['description' in card, 'count' in card]).toEqual([false, false])
  const html = renderToString(<DocCard item={{ label: 'A', href: '/a', items: [1, 2] }} />)
  expect(messagesIn(html)[1]).toEqual([
    'text',
    { key: 'theme.docs.DocCard.categoryDescription.plurals', values: { count: '2' } },
  ])
})
