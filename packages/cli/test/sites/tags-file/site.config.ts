import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Tags of a file',
  url: 'https://docs.example.com',
  i18n: { locales: ['en', 'de'] },
})
