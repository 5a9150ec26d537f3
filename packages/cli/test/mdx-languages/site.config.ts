import { defineConfig, definePlugin } from '@docgen/cli'

// What code of MDX knows of the site: the language of the page, fields of the config, data of plugins.
export default defineConfig({
  title: 'Known',
  url: 'https://docs.example',
  trailingSlash: false,
  docs: { routeBasePath: '/' },
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  customFields: { price: { now: 12 } },
  plugins: [definePlugin({ name: 'releases', version: '1', content: () => ({ data: ['1.0', '1.1'] }) })],
})
