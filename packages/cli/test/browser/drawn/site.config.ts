import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Drawn',
  url: 'https://docs.example.com',
  baseUrl: '/manual/',
  markdown: { math: true, mermaid: true },
})
