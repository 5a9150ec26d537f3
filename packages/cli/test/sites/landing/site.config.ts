import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Landing',
  url: 'https://example.com',
  docs: { path: 'docs', routeBasePath: '/' },
  placeholders: { product: 'Acme' },
})
