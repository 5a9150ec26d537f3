import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Content',
  url: 'https://docs.example',
  docs: { routeBasePath: '/' },
  markdown: { hydrate: 'detect', root: './src/theme/Root' },
})
