import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Webhooks',
  url: 'https://docs.example.com',
  llms: { pages: true },
  trailingSlash: false,
  openapi: [
    {
      path: 'shop.yaml',
      routeBasePath: '/api',
      linkBase: 'https://shop.example/help',
      webhookSignature: { scheme: 'standard-webhooks' },
    },
    { path: 'mail.yaml', routeBasePath: '/mail', webhooks: 'overview', linkBase: '/' },
  ],
})
