import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Addresses without slash',
  url: 'https://docs.example.com',
  trailingSlash: false
})
