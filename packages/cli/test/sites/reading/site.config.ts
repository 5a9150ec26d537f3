import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Reading',
  url: 'https://example.com',
  llms: { pages: true },
  docs: { path: 'docs', routeBasePath: '/', showReadingTime: true, showContributors: true, showDate: true },
  feedback: { to: '/api/feedback' },
  search: { enabled: false },
})
