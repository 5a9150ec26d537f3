import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  metadata: [{ name: 'robots', content: 1 }, 'description'],
})
