import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Reading',
  url: 'https://example.com',
  llms: { pages: true },
  docs: { path: 'docs', routeBasePath: '/', showReadingTime: true, showContributors: true, showDate: true },
  feeds: [{ path: '/', title: 'Releases', description: 'What is new' }],
  feedback: { to: '/api/feedback' },
  search: { enabled: false },
})
