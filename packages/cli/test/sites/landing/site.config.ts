import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Landing',
  url: 'https://example.com',
  llms: { pages: true },
  docs: { path: 'docs', routeBasePath: '/' },
  placeholders: { product: 'Acme' },
})
