import { defineConfig } from '@docgen/cli'

// Posts beside documents: lists of two, a page for each, tags and feeds.
export default defineConfig({
  title: 'Kit',
  url: 'https://docs.example.com',
  llms: { pages: true },
  trailingSlash: false,
  blog: { title: 'News', description: 'What is new.', postsPerPage: 2, feedContent: 'full' },
})
