import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Icons',
  url: 'https://example.com',
  docs: { path: 'docs', routeBasePath: '/' },
  search: { enabled: false },
  navbar: {
    items: [
      { to: '/', label: 'Home', icon: '🏠' },
      { label: 'More', icon: '📦', items: [{ to: '/guide/a', label: 'A', icon: '🅰️' }] },
      { type: 'doc', docId: 'guide/a', label: 'Missing', icon: 'lucide:home' },
    ],
  },
})
