import { expect, it } from 'vitest'
import { createTestConfig } from '../graph/create-test-graph.js'
import { translateConfig } from './translate-config.js'

const config = createTestConfig({
  title: 'Shop',
  tagline: 'Sells things',
  navbar: {
    title: 'Nav',
    logo: { src: '/l.svg', alt: 'Logo' },
    items: [
      { to: '/', label: 'Start' },
      { label: 'More', items: [{ to: '/a', label: 'A' }] },
      { type: 'localeDropdown', dropdownItemsAfter: [{ to: '/help', label: 'Help translate' }] },
    ],
  },
  footer: { copyright: 'Me', links: [{ title: 'Docs', items: [{ to: '/', label: 'Home' }] }] },
  announcementBar: { id: 'a', content: 'New' },
  search: { contexts: [{ path: 'api', label: 'API' }] },
})

it('passes each text that readers see with its key, and puts the results in its place', () => {
  const texts: Record<string, string> = {}
  const translated = translateConfig(config, (key, text) => {
    texts[key] = text
    return text.toUpperCase()
  })
  expect(texts).toEqual({
    'site.title': 'Shop',
    'site.tagline': 'Sells things',
    'navbar.title': 'Nav',
    'navbar.logo.alt': 'Logo',
    'navbar.item.label.Start': 'Start',
    'navbar.item.label.More': 'More',
    'navbar.item.label.A': 'A',
    'navbar.item.label.Help translate': 'Help translate',
    'footer.copyright': 'Me',
    'footer.link.title.Docs': 'Docs',
    'footer.link.item.label.Home': 'Home',
    'announcementBar.content': 'New',
    'search.context.api': 'API',
  })
  expect(translated).toMatchObject({
    title: 'SHOP',
    navbar: { title: 'NAV', logo: { alt: 'LOGO' }, items: [{ label: 'START' }, { items: [{ label: 'A' }] }, {}] },
    footer: { links: [{ title: 'DOCS', items: [{ label: 'HOME' }] }] },
    search: { contexts: [{ path: 'api', label: 'API' }] },
  })
})

it('changes nothing if every text stays', () => {
  expect(translateConfig(config, (_key, text) => text)).toEqual(config)
})
