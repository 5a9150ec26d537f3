import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Redirects',
  url: 'https://docs.example.com',
  baseUrl: '/base/',
  redirects: [
    { from: '/old', to: '/new' },
    { from: '/older', to: '/new#part' },
    { from: '/old page/überblick', to: '/new#part' },
    { from: '/old file', to: 'https://example.net/a b' },
    { from: '/out', to: 'https://example.net/' },
  ],
})
