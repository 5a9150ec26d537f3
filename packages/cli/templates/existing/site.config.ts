import { defineConfig } from '@docgen/cli'

const product = 'My product'

export default defineConfig({
  title: product,
  // URL of the published site, for canonical links and the sitemap.
  url: 'https://docs.example.com',
  trailingSlash: false,
  // Fail the build on broken links to files and headings. By default, docgen only warns.
  onBrokenMarkdownLinks: 'throw',
  onBrokenAnchors: 'throw',
  favicon: '/img/favicon.svg',
  docs: { path: 'docs' },
  // Home page, until a page has slug: / in its front matter.
  redirects: [{ from: '/', to: '/start' }],
  // Dark or light mode, like the reader's operating system.
  colorMode: { respectPrefersColorScheme: true },
  navbar: {
    title: product,
    logo: { src: '/img/favicon.svg', width: 28, height: 28 },
    items: [{ type: 'search', position: 'right' }],
  },
})
