import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Checks',
  url: 'https://docs.example.com',
  docs: { routeBasePath: '/' },
  navbar: {
    items: [
      { type: 'doc', docId: 'indx', label: 'Start' },
      { label: 'Ruby', to: '/languages#rubby' },
    ],
  },
  footer: {
    links: [
      { label: 'Top', href: '#top' },
      { label: 'Here', href: '#nowhere' },
    ],
    copyright: '<a href="/#nothing">x</a>',
  },
})
