import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Several folders',
  url: 'https://docs.example.com',
  docs: [
    { path: 'docs' },
    {
      id: 'guide',
      path: 'guide',
      routeBasePath: '/guide',
      sidebars: { main: ['index', 'missing', { type: 'category', label: 'Empty', items: [] }] },
    },
    { id: 'more', path: 'more', routeBasePath: '/more', sidebars: './sidebars.js' },
  ],
})
