import type {
  LinkView,
  NavbarView,
  Page,
  PageKind,
  ShellView,
  SidebarView,
  SiteView,
  Text,
} from '@docgen/renderer/contract'
import { en } from '../src/texts/en.js'

/** The English UI strings; a key that the catalog lacks is a bug in a component. */
export const text: Text = (key, values = {}) => {
  const template = Object.entries(en).find(([name]) => name === key)?.[1]
  if (template === undefined) throw new Error(`no text has the key ${key}`)
  const [one = '', other = one] = template.split('|')
  const form = values['count'] === undefined || values['count'] === 1 ? one : other
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** A site in English. */
export const site: SiteView = {
  search: { locale: 'en', contexts: [{ path: 'api', label: 'API' }] },
  title: 'Handbook',
  baseUrl: '/docs/',
  homeHref: '/docs/',
  language: 'en',
  direction: 'ltr',
  defaultColorMode: 'light',
  isColorModeSwitchable: true,
  followsSystemColorMode: false,
  searchHref: '/docs/search',
}

/** A navbar link. */
export const navbarLink = (label: string, href: string) =>
  ({ kind: 'link', label, href, isExternal: false, isCurrent: false, attributes: {} }) as const

/** A navbar with every kind of item. */
export const navbar: NavbarView = {
  title: 'Handbook',
  logo: { alt: 'Handbook', src: '/docs/logo.svg', srcDark: '/docs/logo.dark.svg', width: 28, height: 28 },
  homeHref: '/docs/',
  isHiddenOnScroll: false,
  hasColorModeSwitch: true,
  start: [
    { ...navbarLink('Guide', '/docs/guide'), isCurrent: true },
    {
      kind: 'dropdown',
      purpose: 'links',
      label: 'More',
      isCurrent: false,
      items: [navbarLink('Changes', '/docs/changes'), { kind: 'html', html: '<hr>' }],
    },
    { kind: 'html', html: '<b>beta</b>', className: 'beta' },
  ],
  end: [
    {
      kind: 'dropdown',
      purpose: 'locale',
      label: 'English',
      isCurrent: false,
      items: [{ ...navbarLink('Deutsch', '/docs/de/'), language: 'de' }],
    },
    { ...navbarLink('Home', 'https://example.com'), isExternal: true },
    { kind: 'search', href: '/docs/search' },
  ],
}

/** A frame with an announcement and a footer. */
export const shell: ShellView = {
  announcement: { id: 'one', content: 'News: <a href="/docs/new">read</a>', isCloseable: true },
  navbar,
  footer: {
    style: 'light',
    columns: [],
    links: [{ label: 'Terms', href: '/docs/terms', isExternal: false }],
    copyright: '© Handbook',
  },
}

/** A sidebar with an open branch, a closed one, an omitted one, and a category with a page. */
export const sidebar: SidebarView = {
  id: 'docs',
  items: [
    { kind: 'link', label: 'Introduction', href: '/docs/', isExternal: false },
    {
      kind: 'category',
      label: 'Basics',
      hasPage: false,
      isOpen: true,
      isCollapsible: true,
      isCut: false,
      items: [{ kind: 'link', label: 'Plans', href: '/docs/basics/plans', isExternal: false, current: 'page' }],
    },
    {
      kind: 'category',
      label: 'Payments',
      href: '/docs/payments',
      hasPage: true,
      isOpen: false,
      isCollapsible: true,
      isCut: false,
      items: [{ kind: 'link', label: 'Cards', href: '/docs/payments/cards', isExternal: false }],
    },
    {
      kind: 'category',
      label: 'History',
      href: '/docs/history/1.00',
      hasPage: false,
      isOpen: false,
      isCollapsible: true,
      isCut: true,
      items: [],
    },
  ],
}

const link = (label: string): LinkView => ({ label, href: `/docs/${label.toLowerCase()}` })

/** A page with everything that a page may have. */
export const page = (kind: PageKind, overrides: Partial<Page> = {}): Page => ({
  kind,
  route: '/basics/plans',
  href: '/docs/basics/plans',
  file: 'basics/plans.html',
  head: {
    title: 'Plans | Handbook',
    socialTitle: 'Plans',
    keywords: [],
    isIndexed: true,
    alternates: [],
    breadcrumbs: [],
  },
  shell: 'shell',
  sidebar: 'sidebar',
  title: 'Plans',
  isTitleHidden: false,
  toc: { min: 2, max: 3 },
  breadcrumbs: [link('Basics'), { label: 'Plans' }],
  tags: [link('Money')],
  editHref: 'https://example.com/edit',
  lastUpdate: { date: '2026-03-01T23:30:00Z', author: 'Mina' },
  previous: link('Before'),
  next: link('After'),
  banners: ['unlisted'],
  cards: [
    { kind: 'category', label: 'Payments', href: '/docs/payments', count: 3 },
    { kind: 'doc', label: 'Trials', href: '/docs/trials', description: 'Days for nothing.' },
  ],
  description: 'What is for sale.',
  classNames: [],
  ...overrides,
})
