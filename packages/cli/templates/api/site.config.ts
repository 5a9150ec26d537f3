import { defineConfig } from '@docgen/cli'

const product = 'My product'

export default defineConfig({
  title: product,
  tagline: 'Guides and reference for developers',
  // Where readers will find the site: it goes into canonical links and the sitemap.
  url: 'https://docs.example.com',
  trailingSlash: false,
  // Stop the build where a link to a file or to a heading is broken. By default, both are warnings.
  onBrokenMarkdownLinks: 'throw',
  onBrokenAnchors: 'throw',
  favicon: '/img/favicon.svg',
  // What pages write as {product}.
  placeholders: { product },
  // Every operation of the description becomes a page, and so does the description as a whole.
  openapi: [{ path: './openapi.yaml', routeBasePath: '/api', label: 'API reference' }],
  navbar: {
    title: product,
    logo: { src: '/img/favicon.svg', width: 28, height: 28 },
    items: [
      { to: '/', label: 'Guides', activeBaseRegex: '^/(?!api/)' },
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
