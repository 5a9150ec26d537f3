import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Drafts and unlisted',
  url: 'https://docs.example.com',
})
