import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Kettle',
  url: 'https://example.com',
  docs: { path: 'docs', exclude: ['SUMMARY.md'], sidebars: './sidebars.json', numberPrefixes: false },
  markdown: { dialects: ['gitbook'], anchors: { style: 'gitbook' } },
  search: { enabled: false },
})
