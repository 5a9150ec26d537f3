import { defineConfig } from '@docgen/cli'

const product = 'My product'

export default defineConfig({
  title: product,
  tagline: 'What it does, in one sentence',
  // URL of the published site, for canonical links and the sitemap.
  url: 'https://docs.example.com',
  trailingSlash: false,
  // Fail the build on broken links to files and headings. By default, docgen only warns.
  onBrokenMarkdownLinks: 'throw',
  onBrokenAnchors: 'throw',
  favicon: '/img/favicon.svg',
  // Pages can use {product}.
  placeholders: { product },
  // The folder docs contains the next version. To release it, run npx docgen version 2.0.
  versions: {
    versions: { current: { label: '2.0' } },
  },
  // Dark or light mode, like the reader's operating system.
  colorMode: { respectPrefersColorScheme: true },
  navbar: {
    title: product,
    logo: { src: '/img/favicon.svg', width: 28, height: 28 },
    items: [
      { type: 'doc', docId: 'index', label: 'Documentation' },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
  footer: {
    links: [
      { label: 'Install', to: '/install' },
      { label: 'Configure', to: '/guides/configure' },
      { label: 'Release notes', to: '/release-notes' },
    ],
  },
})
