import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Harbor',
  url: 'https://harbor.example',
  trailingSlash: false,
  staticFiles: ['images/**', 'mark.svg'],
  docs: {
    path: '.',
    exclude: ['snippets/**', 'expected/**'],
    numberPrefixes: false,
    tags: false,
  },
  placeholders: { 'product-name': 'Harbor' },
  openapi: [
    {
      path: 'openapi.json',
      routeBasePath: '/',
      slug: 'reference/ships',
      slugs: { 'GET /ships': 'reference/ships/list', 'GET /ships/{id}': 'reference/ships/get' },
      url: 'https://api.harbor.example',
    },
  ],
  markdown: {
    format: 'mdx',
    dialects: ['mintlify'],
    anchors: { style: 'mintlify' },
    mermaid: true,
    hydrate: 'detect',
  },
  search: { enabled: false },
})
