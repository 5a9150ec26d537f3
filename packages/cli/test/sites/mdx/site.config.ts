import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'MDX',
  tagline: 'What MDX can contain',
  url: 'https://docs.example',
  llms: { pages: true },
  baseUrl: '/base/',
  trailingSlash: false,
  placeholders: { product: 'Docgen' },
  markdown: { admonitions: { spell: 'tip' } },
  docs: { routeBasePath: '/', sidebars: { main: ['doc-card-list', 'doc-card'] } },
  texts: { en: { 'theme.common.headingLinkTitle': 'Link to {heading}' } },
})
