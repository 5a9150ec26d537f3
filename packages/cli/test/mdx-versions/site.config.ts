import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'What components know of versions',
  url: 'https://docs.example.org',
  baseUrl: '/base/',
  trailingSlash: false,
  search: { enabled: false },
  i18n: { defaultLocale: 'en', locales: ['en', 'de'], localeConfigs: { de: { path: 'de' } } },
  docs: [
    { id: 'default', path: 'docs', routeBasePath: '/docs' },
    { id: 'community', path: 'community', routeBasePath: '/community' },
  ],
  versions: { versions: { current: { label: 'Coming', banner: 'unreleased' } } },
})
