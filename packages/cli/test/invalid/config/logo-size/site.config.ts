import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  navbar: { logo: { src: '/logo.svg', width: '100%', height: true } },
})
