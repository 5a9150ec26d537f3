import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  docs: {
    sidebars: {
      main: [
        { Guides: ['guides/plans', 'guides/x'] },
      ],
    },
  },
})
