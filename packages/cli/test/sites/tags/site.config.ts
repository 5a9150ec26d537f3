import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Tags',
  url: 'https://docs.example.com',
})
