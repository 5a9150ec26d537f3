import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  redirects: [{ from: 'old', to: '/new' }, { from: '/old', to: 'new' }, { form: '/old', to: '/new' },
    { from: '/old/*', to: '/' },
    { from: '/old/:id', to: '/' },
    { from: '/old?page=1', to: '/' },
    { from: '/old#part', to: '/' },
    { from: '/old-page', to: 'a b' },
  ],
})
