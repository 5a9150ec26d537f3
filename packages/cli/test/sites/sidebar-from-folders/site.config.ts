import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Sidebar from folders',
  url: 'https://docs.example.com',
})
