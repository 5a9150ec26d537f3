import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Console',
  url: 'https://docs.example.com',
  docs: { routeBasePath: '/' },
  openapi: [{ path: './openapi.yaml', routeBasePath: '/api', tryIt: true }],
})
