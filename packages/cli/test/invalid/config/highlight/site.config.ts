import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  highlight: { aliases: 'php', languages: ['php'], magicComments: [{ line: 'x' }] },
})
