import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  footer: {
    style: 'black',
    links: [
      { label: 'No target' },
      { to: '/no-label' },
      { html: '<b>x</b>', label: 'both' },
      { label: 'two', to: '/a', href: '/b' },
    ],
  },
})
