import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Two manuals',
  url: 'https://docs.example.com',
  baseUrl: '/',
  docs: { path: 'docs', routeBasePath: '/', sidebars: false },
  navbar: { items: [] },
  footer: { links: [{ label: 'Start', to: '/' }] },
  markdown: {
    // As in Docusaurus: .md files are MDX, too. With `md` only .mdx files are.
    format: 'mdx',
  },
  // Links to what is not carried over would stop the build. Set it to 'throw' once they are mended.
  onBrokenLinks: 'warn',
})
