import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'docgen',
  tagline: 'Markdown in, a documentation site out: fast, strict, repeatable',
  url: 'https://docgen.example',
  trailingSlash: false,
  favicon: '/img/favicon.svg',
  docs: { path: 'docs', routeBasePath: '/' },
  theme: { css: ['./pictures.css'] },
  navbar: {
    title: 'docgen',
    items: [
      { type: 'doc', docId: 'index', label: 'Manual' },
      { to: '/reference/configuration', label: 'Configuration', activeBasePath: '/reference/configuration' },
      { to: '/reference/command-line', label: 'Command line', activeBasePath: '/reference/command-line' },
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
