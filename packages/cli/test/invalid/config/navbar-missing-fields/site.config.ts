import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  navbar: {
    items: [{ type: 'doc' }, { type: 'docSidebar', label: 'Guide' }, { type: 'html' }, { type: 'dropdown', label: 'More' }],
  },
})
