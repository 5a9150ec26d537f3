import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Loom',
  url: 'https://loom.example',
  trailingSlash: false,
  staticDirectories: ['public'],
  pages: false,
  docs: { path: 'content', exclude: ['**/_*.{md,mdx}'], numberPrefixes: false, sidebars: './sidebars.ts' },
  markdown: { format: 'mdx', dialects: ['nextra'], hydrate: 'detect' },
  onBrokenMdx: 'warn',
  search: { enabled: false },
})
