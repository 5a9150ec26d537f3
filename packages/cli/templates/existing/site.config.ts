import { defineConfig } from '@docgen/cli'

const product = 'My product'

export default defineConfig({
  title: product,
  // Where readers will find the site: canonical links and the sitemap use it.
  url: 'https://docs.example.com',
  trailingSlash: false,
  // Stop the build where a link to a file or to a heading is broken. By default, both are warnings.
  onBrokenMarkdownLinks: 'throw',
  onBrokenAnchors: 'throw',
  favicon: '/img/favicon.svg',
  docs: { path: 'docs' },
  // The start page, until a page has slug: / in its front matter.
  redirects: [{ from: '/', to: '/start' }],
  navbar: {
    title: product,
    logo: { src: '/img/favicon.svg', width: 28, height: 28 },
    items: [{ type: 'search', position: 'right' }],
  },
})
