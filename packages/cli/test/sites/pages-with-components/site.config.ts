import { defineConfig } from '@docgen/cli'

// Pages that are components, as Docusaurus sites have them, and what components say of the page's head.
export default defineConfig({
  title: 'Kit',
  tagline: 'Tools for tools',
  url: 'https://docs.example',
  trailingSlash: false,
  baseUrl: '/kit/',
  onBrokenLinks: 'warn',
  onBrokenImages: 'warn',
  docs: { routeBasePath: '/docs' },
})
