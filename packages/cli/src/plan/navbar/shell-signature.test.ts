import { expect, it } from 'vitest'
import { createTestConfig } from '../../graph/create-test-graph.js'
import { createShellSignature } from './shell-signature.js'

const items = [
  { label: 'Guide', to: '/guide' },
  { label: 'Deep', to: '/guide/deep' },
  { type: 'doc', docId: 'start', label: 'Start' },
]
const signature = createShellSignature(createTestConfig({ navbar: { items } }))
const of = (route: string, more: object = {}): string =>
  signature({ route, locale: 'en', version: 'current', docId: 'x', ...more })

it('is the same for pages with the same current items', () => {
  expect(of('/guide/a')).toBe(of('/guide/b'))
  expect(of('/other')).toBe(of('/more', { docId: 'y' }))
})

it.each([
  ['the item closest to the page', of('/guide/deep/a')],
  ['no item', of('/other')],
  ['the language', of('/guide/a', { locale: 'de' })],
  ['the version', of('/guide/a', { version: '1.0' })],
  ['the sidebar', of('/guide/a', { sidebarId: 'api' })],
  ['a document that an item names', of('/guide/a', { docId: 'start' })],
  ['a page without document', of('/guide/a', { docId: undefined })],
  ['a page of no version', of('/guide/a', { isVersionless: true })],
])('changes with %s', (_what, other) => {
  expect(other).not.toBe(of('/guide/a'))
})
