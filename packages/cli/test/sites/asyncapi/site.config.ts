import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Kiln',
  url: 'https://docs.example.com',
  noIndex: true,
  llms: { pages: true },
  openapi: [{ path: 'asyncapi.yaml', routeBasePath: '/events', slug: '/' }],
})
