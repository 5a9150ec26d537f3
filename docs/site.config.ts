import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'docgen',
  tagline: 'Markdown in, a documentation site out: fast, strict, repeatable',
  url: 'https://docgen.example',
  trailingSlash: false,
  favicon: '/img/favicon.svg',
  docs: { path: 'docs', routeBasePath: '/', showReadingTime: true },
  theme: { fonts: { text: '@fontsource-variable/geist' }, css: ['./pictures.css', './try-looks.css'] },
  feedback: { to: 'event' },
  llms: { pages: true },
  search: {
    suggestions: ['move from Docusaurus', 'sidebar order', 'code block title', 'deploy to a subfolder', 'broken links'],
  },
  markdown: { math: true, mermaid: true },
  colorMode: { respectPrefersColorScheme: true },
  i18n: { locales: ['en', 'de'] },
  // Before 1.0 the newest state is the one to read; what was released stays at hand.
  versions: {
    lastVersion: 'current',
    versions: { current: { label: 'Newest', badge: false }, '0.1': { noIndex: true, canonicalLatest: true } },
  },
  navbar: {
    title: 'docgen',
    logo: { alt: '', src: '/img/logo.svg', srcDark: '/img/logo-dark.svg', width: 28, height: 28 },
    items: [
      { to: '/', label: 'Manual' },
      { to: '/reference/configuration', label: 'Configuration' },
      { to: '/reference/command-line', label: 'Command line' },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
    ],
  },
  footer: {
    links: [
      { label: 'Manual', to: '/' },
      { label: 'Checks', to: '/build/checks' },
      { label: 'Configuration', to: '/reference/configuration' },
    ],
    copyright: 'Built with docgen.',
  },
})
