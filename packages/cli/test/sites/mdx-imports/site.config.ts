import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Imports of MDX',
  url: 'https://docs.example',
  docs: { routeBasePath: '/' },
})
