import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  i18n: { defaultLocale: 'de', locales: ['en', 'not a locale'], localeConfigs: { fr: { label: 'French' } } },
})
