import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'An export that is not there',
  url: 'https://docs.example',
  docs: { routeBasePath: '/' },
})
