import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  navbar: { items: [{ label: 'More', items: [{ label: 'Page', to: '/page', position: 'right' }] }] },
})
