import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'From a function',
  url: 'https://docs.example.com',
  baseUrl: '/',
  docs: { path: 'docs', routeBasePath: '/docs', editUrl: ({ locale }) => `https://example.com/${locale}` },
  markdown: {
    // As in Docusaurus: .md files are MDX, too. With `md` only .mdx files are.
    format: 'mdx',
    math: true,
  },
  // The first one replaces a home page, until a page has the URL /.
  redirects: [{ from: '/', to: '/docs' }],
  // Docusaurus does not check the images of HTML and JSX. Set it to 'throw' once they are fixed.
  onBrokenImages: 'warn',
  // Pages are built even if parts of their MDX fail. Set it to 'throw' once they are fixed.
  onBrokenMdx: 'warn',
  // Docusaurus accepts more than docgen. Set it to 'throw' once the warnings are fixed.
  onBrokenContent: 'warn',
})
