export default {
  title: 'Docs',
  url: 'https://docs.example.org',
  docs: { sidebars: './missing.ts' },
  plugins: ['docgen-plugin-that-is-missing'],
  markdown: { remarkPlugins: ['remark-that-is-missing'] },
}
