import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Modules that are not there',
  url: 'https://docs.example',
  docs: { routeBasePath: '/' },
  markdown: { components: { Gone: './src/Gone', Spare: './src/Broken' } },
})
