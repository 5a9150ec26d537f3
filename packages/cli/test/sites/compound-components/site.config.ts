import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Compound',
  url: 'https://docs.example',
  llms: { pages: true },
  docs: { routeBasePath: '/' },
  markdown: { hydrate: 'detect' },
})
