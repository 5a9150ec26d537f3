import { defineConfig } from '@docgen/cli'

// Another application lives below the same host: docgen neither knows nor checks its addresses.
export default defineConfig({
  title: 'Unchecked',
  url: 'https://docs.example.com',
  baseUrl: '/docs/',
  docs: { sidebars: { main: ['index', { type: 'link', label: 'App', href: 'pathname:///app' }] } },
  navbar: { logo: { src: 'logo.svg', href: 'pathname:///app' }, items: [{ label: 'App', href: 'pathname:///app' }] },
  footer: { links: [{ label: 'App', href: 'pathname:///app?from=docs' }] },
})
