import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  footer: {
    links: [
      { label: 'Terms', to: '/terms' },
      { title: 'Docs', items: [] },
    ],
  },
})
