import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Addresses',
  url: 'https://docs.example.com',
  baseUrl: '/base/',
  trailingSlash: false,
  placeholders: { product: 'gizmo' },
  docs: { routeBasePath: '/' },
  redirects: [{ from: '/older', to: '/1.12.1' }],
})
