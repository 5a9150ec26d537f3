import { defineConfig } from '@docgen/cli'

const product = 'My product'

export default defineConfig({
  title: product,
  tagline: 'Guides and reference for developers',
  // URL of the published site, for canonical links and the sitemap.
  url: 'https://docs.example.com',
  trailingSlash: false,
  // Fail the build on broken links to files and headings. By default, docgen only warns.
  onBrokenMarkdownLinks: 'throw',
  onBrokenAnchors: 'throw',
  favicon: '/img/favicon.svg',
  // Pages can use {product}.
  placeholders: { product },
  // Every operation of the description becomes a page, and so does its overview. They have their own sidebar.
  openapi: [{ path: './openapi.yaml', routeBasePath: '/api', label: 'API reference', ownSidebar: true }],
  // Dark or light mode, like the reader's operating system.
  colorMode: { respectPrefersColorScheme: true },
  navbar: {
    title: product,
    logo: { src: '/img/favicon.svg', width: 28, height: 28 },
    items: [
      { to: '/', label: 'Guides' },
      { to: '/api/tasks-api', label: 'API reference', activeBasePath: '/api/' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: {
    links: [
      { label: 'First request', to: '/guides/first-request' },
      { label: 'Errors', to: '/guides/errors' },
      { label: 'API reference', to: '/api/tasks-api' },
    ],
  },
  search: { contexts: [{ path: '/api', label: 'API reference' }] },
})
