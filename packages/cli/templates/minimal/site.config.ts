import { defineConfig } from '@docgen/cli'

const product = 'My product'

export default defineConfig({
  title: product,
  tagline: 'What it does, in one sentence',
  // Where readers will find the site: it goes into canonical links and the sitemap.
  url: 'https://docs.example.com',
  trailingSlash: false,
  // Stop the build where a link to a file or to a heading is broken. By default, both are warnings.
  onBrokenMarkdownLinks: 'throw',
  onBrokenAnchors: 'throw',
  favicon: '/img/favicon.svg',
  // What pages write as {product}.
  placeholders: { product },
  navbar: {
    title: product,
    logo: { src: '/img/favicon.svg', width: 28, height: 28 },
    items: [
      { type: 'doc', docId: 'index', label: 'Documentation' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: {
    links: [
      { label: 'Install', to: '/getting-started/install' },
      { label: 'Settings', to: '/reference/settings' },
      { label: 'Troubleshooting', to: '/guides/troubleshooting' },
    ],
  },
})
