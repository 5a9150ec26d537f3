import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  presets: [['classic', {}]],
  themeConfig: { navbar: {} },
})
