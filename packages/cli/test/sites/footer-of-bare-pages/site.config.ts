import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Bare',
  url: 'https://docs.example.com',
  docs: { routeBasePath: '/docs' },
  pages: { frame: 'layout' },
  announcementBar: { id: 'news', content: 'News' },
  footer: { copyright: 'Example' },
})
