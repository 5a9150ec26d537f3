import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Checks',
  url: 'https://docs.example.com',
  docs: { routeBasePath: '/' },
  navbar: { items: [{ type: 'doc', docId: 'indx', label: 'Start' }] },
})
