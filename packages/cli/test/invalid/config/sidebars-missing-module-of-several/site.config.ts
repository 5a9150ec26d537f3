import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Several folders',
  url: 'https://docs.example.com',
  docs: [{ path: 'docs' }, { id: 'more', path: 'more', routeBasePath: '/more', sidebars: './sidebars.js' }],
})
