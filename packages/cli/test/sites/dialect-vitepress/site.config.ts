import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Kit',
  url: 'https://docs.example.com',
  trailingSlash: 'folders',
  pages: false,
  docs: { include: ['**/*.md'], exclude: ['parts/**'], numberPrefixes: false },
  markdown: { dialects: ['vitepress'] },
  onBrokenContent: 'warn',
})
