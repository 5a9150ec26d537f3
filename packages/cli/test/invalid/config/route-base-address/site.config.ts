import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  docs: { routeBasePath: 'https://docs.example.org/manual' },
  pages: { routeBasePath: '/pages?x' },
})
