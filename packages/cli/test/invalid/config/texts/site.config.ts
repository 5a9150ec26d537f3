import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  texts: { en: { 'theme.NotFound.title': 404 } },
})
