import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  docs: {
    sidebars: {
      guide: [
        'intro',
        { type: 'dock', id: 'x' },
        { type: 'link', label: 'Home' },
        { type: 'category', label: 'More', items: [7, { type: 'doc' }] },
        { Basics: ['one', { type: 'category', items: [] }] },
      ],
    },
  },
})
