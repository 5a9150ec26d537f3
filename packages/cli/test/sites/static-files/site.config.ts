import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Static files',
  url: 'https://docs.example.com',
  baseUrl: '/base/',
  redirects: [{ from: '/old', to: '/' }],
  links: [{ rel: 'manifest', href: '/manifest.json' }],
})
