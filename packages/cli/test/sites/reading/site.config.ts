import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Reading',
  url: 'https://example.com',
  docs: { path: 'docs', routeBasePath: '/' },
  search: { enabled: false },
})
