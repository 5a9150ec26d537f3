import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Metadata',
  url: 'https://docs.example.com',
  tagline: 'All of it',
  titleDelimiter: '·',
  docs: { showLastUpdateTime: true, showLastUpdateAuthor: true },
  metadata: [{ name: 'author', content: 'A & B' }, { property: 'og:type', content: 'article' }],
  links: [
    { rel: 'preconnect', href: 'https://example.net', crossorigin: true },
    { rel: 'manifest', href: '/app.webmanifest' },
  ],
  structuredData: [{ '@context': 'https://schema.org', '@type': 'Organization', name: 'A </script> B' }],
  scripts: ['https://example.net/chat.js', { src: '/own.js', defer: true, 'data-key': 'k' }],
})
