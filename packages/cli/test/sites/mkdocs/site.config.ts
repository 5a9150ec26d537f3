import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Ferry',
  url: 'https://ferry.example',
  trailingSlash: true,
  staticDirectories: ['docs'],
  docs: { numberPrefixes: false, exclude: ['parts/**'] },
  markdown: { dialects: ['mkdocs'], anchors: { style: 'python-markdown' } },
})
