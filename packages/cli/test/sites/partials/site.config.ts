import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Partials',
  url: 'https://docs.example.com',
})
