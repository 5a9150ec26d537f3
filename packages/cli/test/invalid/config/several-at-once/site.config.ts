import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  onBrokenLinks: 'fail',
  colorMode: {
    defaultMode: 'Dark',
    disableSwich: true,
    respectPrefersColorScheme: 1,
  },
})
