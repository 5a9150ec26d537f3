import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Content options',
  url: 'https://docs.example.com',
  docs: { tocMinHeadingLevel: 2, tocMaxHeadingLevel: 4, breadcrumbs: false },
})
