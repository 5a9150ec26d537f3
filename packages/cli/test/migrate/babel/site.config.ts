import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Babel',
  url: 'https://babeljs.io',
  tagline: 'The compiler for next generation JavaScript',
  baseUrl: '/',
  titleDelimiter: '·',
  favicon: 'img/favicon.png',
  organizationName: 'babel',
  projectName: 'website',
  customFields: { repoUrl: 'https://github.com/babel/babel', sponsors: [] },
  theme: {
    // Colors and fonts from src/css/custom.css
    css: ['./site.css'],
  },
  docs: {
    path: 'docs',
    routeBasePath: '/docs',
    sidebars: './sidebars.js',
    editUrl: 'https://github.com/babel/website/edit/main/',
    showLastUpdateAuthor: false,
    showLastUpdateTime: false,
  },
  navbar: {
    logo: { alt: 'Babel', src: 'img/babel.svg' },
    items: [
      { to: '/docs/', label: 'Docs', position: 'right' },
      { type: 'doc', docId: 'usage', label: 'Guide', position: 'right' },
      { type: 'search', position: 'right' },
      { href: 'https://opencollective.com/babel', label: 'Donate', position: 'right' },
      { href: 'https://github.com/babel/babel', label: 'GitHub', position: 'right' },
    ],
  },
  footer: {
    links: [
      {
        title: 'Docs',
        items: [
          { label: 'Learn ES2015', to: '/docs/learn' },
          { label: 'Config files', to: '/docs/config-files' },
        ],
      },
      { title: 'Community', items: [{ label: 'GitHub', href: 'https://github.com/babel/babel' }] },
    ],
    copyright: 'Copyright © 2026 the Babel authors',
  },
  colorMode: { respectPrefersColorScheme: true },
  socialCard: '/img/social.png',
  markdown: {
    // As in Docusaurus: .md files are MDX, too. With `md` only .mdx files are.
    format: 'mdx',
    npm2yarn: { sync: true },
  },
  onBrokenLinks: 'warn',
  onBrokenMarkdownLinks: 'warn',
  // Docusaurus does not check the images of HTML and JSX. Set it to 'throw' once they are fixed.
  onBrokenImages: 'throw',
  // Pages are built even if parts of their MDX fail. Set it to 'throw' once they are fixed.
  onBrokenMdx: 'warn',
  // Docusaurus accepts more than docgen. Set it to 'throw' once the warnings are fixed.
  onBrokenContent: 'warn',
})
