import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Footer columns',
  url: 'https://docs.example.com',
  footer: {
    style: 'dark',
    logo: { src: 'https://example.com/logo.svg', alt: 'Logo', href: '/' },
    copyright: 'Copyright <a href="/">Example</a>',
    links: [
      { title: 'Docs', items: [{ label: 'Start', to: '/' }, { html: '<i>HTML</i>' }] },
      { title: null, items: [{ label: 'Elsewhere', href: 'https://example.net' }] },
    ],
  },
})
