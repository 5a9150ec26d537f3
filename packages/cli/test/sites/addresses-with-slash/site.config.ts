import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Addresses with slash',
  url: 'https://docs.example.com',
  trailingSlash: true
})
