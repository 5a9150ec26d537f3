import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  docs: { tocMinHeadingLevel: 1, tocMaxHeadingLevel: 2.5 },
})
