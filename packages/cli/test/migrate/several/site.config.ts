import { defineConfig } from '@docgen/cli'
import docusaurusConfig from './docusaurus.config.mjs'

export default defineConfig({
  title: 'Two manuals',
  url: 'https://docs.example.com',
  baseUrl: '/',
  docs: [
    { path: 'docs', routeBasePath: '/', sidebars: false },
    {
      id: 'community',
      path: 'community',
      routeBasePath: '/community',
      sidebars: './sidebars-community.js',
      numberPrefixes: (docusaurusConfig as any).plugins[0][1].numberPrefixParser,
      sidebarItemsGenerator: (docusaurusConfig as any).plugins[0][1].sidebarItemsGenerator,
    },
  ],
  navbar: { items: [{ type: 'doc', docsPluginId: 'community', docId: 'team', label: 'Team' }] },
  footer: { links: [{ label: 'Start', to: '/' }] },
  markdown: {
    // As in Docusaurus: .md files are MDX, too. With `md` only .mdx files are.
    format: 'mdx',
  },
  // Docusaurus does not check the images of HTML and JSX. Set it to 'throw' once they are fixed.
  onBrokenImages: 'warn',
  // Pages are built even if parts of their MDX fail. Set it to 'throw' once they are fixed.
  onBrokenMdx: 'warn',
  // Docusaurus accepts more than docgen. Set it to 'throw' once the warnings are fixed.
  onBrokenContent: 'warn',
})
