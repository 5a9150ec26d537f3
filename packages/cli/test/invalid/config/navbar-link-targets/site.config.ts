import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  navbar: {
    items: [
      { label: 'Both', to: '/a', href: 'https://example.org' },
      { label: 'None' },
      { to: '/unnamed' },
      { label: 'Both', html: '<b>Both</b>', to: '/a' },
      { label: 'Elsewhere', to: 'https://example.org' },
    ],
  },
})
