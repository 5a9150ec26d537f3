import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  docs: { path: 7, sidebarPath: './sidebars.js', editUrl: true, include: '**/*.md' },
})
