import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Edit and update',
  url: 'https://docs.example.com',
  docs: { editUrl: 'https://git.example.com/edit/main/', showLastUpdateTime: true, showLastUpdateAuthor: true },
})
