import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Manual',
  url: 'https://docs.example.com',
  baseUrl: '/manual/',
  trailingSlash: false,
  i18n: { locales: ['en', 'de'] },
  versions: { lastVersion: 'current', versions: { current: { label: '2.0' }, '1.0': { label: 'First' } } },
  search: { contexts: [{ path: 'api', label: 'API' }], suggestions: ['coupon'] },
  navbar: {
    title: 'Manual',
    items: [
      { to: '/', label: 'Start', activeBaseRegex: '^/(?!api)' },
      { to: '/api/orders', label: 'API Reference', activeBasePath: '/api' },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
})
