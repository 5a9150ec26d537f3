import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Settings',
  url: 'https://docs.example.com',
  trailingSlash: true,
  docs: { routeBasePath: 'manual' },
  versions: {
    lastVersion: '2',
    includeCurrentVersion: false,
    onlyIncludeVersions: ['3', '2', '1'],
    versions: {
      3: { label: 'Three', path: 'beta', className: 'own-three' },
      2: { label: 'Two', badge: false },
      1: { banner: 'none', noIndex: true, canonicalLatest: true },
    },
  },
  navbar: {
    items: [
      { to: '/manual/a', label: 'A' },
      { type: 'docsVersionDropdown', versions: { 3: { label: 'Soon' }, 2: {} }, dropdownItemsAfter: [{ to: '/search', label: 'Search' }] },
    ],
  },
})
