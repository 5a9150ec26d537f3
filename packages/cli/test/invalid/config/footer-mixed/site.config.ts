import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  footer: {
    links: [
      { title: 'Docs', items: [{ label: 'Home', to: '/' }] },
      { label: 'Terms', to: '/terms' },
    ],
  },
})
