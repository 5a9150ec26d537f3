import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  redirects: [{ from: 'old', to: '/new' }, { from: '/old', to: 'new' }, { form: '/old', to: '/new' }],
})
