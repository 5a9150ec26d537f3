import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Pets',
  url: 'https://docs.example.com',
  docs: { routeBasePath: '/' },
  openapi: [{ path: './openapi.yaml', routeBasePath: '/api', tryIt: true, samples: ['curl', 'python', 'go', 'wget'] }],
})
