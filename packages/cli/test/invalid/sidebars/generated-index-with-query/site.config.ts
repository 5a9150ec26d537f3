import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  docs: {
    sidebars: {
      main: [
        {
          type: 'category',
          label: 'Guides',
          link: { type: 'generated-index', slug: '/guides?all' },
          items: ['guides/plans'],
        },
      ],
    },
  },
})
