import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Blocks',
  url: 'https://example.com',
  llms: { pages: true },
  docs: { path: 'docs', routeBasePath: '/' },
  search: { enabled: false },
})
