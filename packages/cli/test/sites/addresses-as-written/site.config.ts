import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Addresses as written',
  url: 'https://docs.example.com',
})
