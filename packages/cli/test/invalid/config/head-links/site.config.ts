import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  links: [
    { rel: 'icon' },
    { rel: 'preload stylesheet', href: '/a.css' },
    { rel: 'canonical', href: 'https://docs.example.org' },
    { rel: 'manifest', href: '/app.webmanifest', 'bad name': 'x' },
  ],
  structuredData: ['{}'],
})
