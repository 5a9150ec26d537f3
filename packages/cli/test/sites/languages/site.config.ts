import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Languages',
  tagline: 'Said in several ways',
  url: 'https://docs.example.com',
  llms: { pages: true, full: true },
  trailingSlash: false,
  i18n: {
    locales: ['en', 'de', 'ar'],
    localeConfigs: { de: { htmlLang: 'de-DE' }, ar: { calendar: 'islamic-civil', path: 'arabic' } },
  },
  docs: { sidebars: { guide: ['index', { type: 'category', label: 'Guide', link: { type: 'generated-index', description: 'All of it' }, items: ['guide/start', 'guide/more'] }, { type: 'link', label: 'Elsewhere', href: 'https://example.net' }] }, showLastUpdateTime: true },
  versions: { lastVersion: 'current', versions: { '1.0': { noIndex: true, canonicalLatest: true } } },
  navbar: {
    title: 'Languages',
    items: [
      { to: '/guide/begin', label: 'Start' },
      { type: 'doc', docId: 'guide/more', label: 'More' },
      { label: 'Menu', items: [{ to: '/', label: 'Home' }] },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', queryString: '?from=menu', position: 'right' },
    ],
  },
  redirects: [
    { from: '/old', to: '/guide/begin#install' },
    { from: '/away', to: 'https://example.net/' },
    { from: '/de/old', to: '/de/guide/more' },
  ],
  announcementBar: { id: 'a', content: 'Hello' },
  footer: { links: [{ title: 'Read', items: [{ label: 'Start', to: '/guide/begin' }] }], copyright: 'Nobody' },
})
