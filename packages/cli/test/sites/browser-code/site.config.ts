import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Code for browsers',
  url: 'https://docs.example',
  docs: { routeBasePath: '/' },
  theme: { components: { DocFooter: './components/DocFooter.tsx' } },
})
