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
          link: { type: 'doc', id: 'guides/index' },
          items: ['guides/plans'],
        },
      ],
    },
  },
})
