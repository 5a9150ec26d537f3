import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Navbar',
  url: 'https://docs.example.com',
  navbar: {
    title: 'Nav',
    logo: { src: 'logo.svg', srcDark: 'logo-dark.svg', alt: 'Logo', href: '/b', width: 20, height: 10, className: 'own-logo' },
    items: [
      { to: '/b', label: 'Default', activeBasePath: '/b' },
      { href: 'https://example.net', label: 'Elsewhere', position: 'right', className: 'own-item', 'aria-label': 'Away' },
      { html: '<b>Menu</b>', title: 'More', items: [{ to: '/b', label: 'B' }, { type: 'doc', docId: 'c' }, { type: 'html', value: '<hr>' }] },
      { type: 'search', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      { type: 'html', value: '<b>Bold</b>' },
      { type: 'doc', docId: 'c', label: 'Doc' },
      { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Sidebar' },
      { type: 'docsVersion', label: 'Version' },
      { type: 'docsVersionDropdown' },
      { href: 'pathname:///raw/', label: 'Raw' },
      { to: '/b', label: 'Tab', position: 'tabs' },
    ],
  },
})
