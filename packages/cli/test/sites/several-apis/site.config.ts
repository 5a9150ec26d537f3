import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Two APIs',
  url: 'https://docs.example.com',
  trailingSlash: false,
  openapi: [
    { path: 'orders.yaml', routeBasePath: '/api', position: 2, schemas: 'pages', changelog: { since: './orders-0.9.yaml' } },
    {
      path: './partners/openapi.json',
      routeBasePath: 'partners',
      url: 'https://partners.example.com/openapi.json',
      label: 'Partners',
      position: 1,
      ownSidebar: true,
    },
  ],
})
