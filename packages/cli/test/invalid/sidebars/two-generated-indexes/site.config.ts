import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  docs: {
    sidebars: {
      main: [
        { type: 'category', label: 'Guides', link: { type: 'generated-index' }, items: ['index'] },
        { type: 'category', label: 'More', link: { type: 'generated-index', slug: '/category/guides' }, items: ['guides/plans'] },
      ],
    },
  },
})
