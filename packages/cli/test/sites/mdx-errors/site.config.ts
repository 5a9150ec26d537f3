import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Mistakes in MDX',
  url: 'https://docs.example',
  docs: { routeBasePath: '/' },
})
