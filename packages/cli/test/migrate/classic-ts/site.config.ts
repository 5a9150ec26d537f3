import { defineConfig } from '@docgen/cli'
import remarkTerms from './plugins/remark-terms.mjs'

export default defineConfig({
  title: 'Memberlatch',
  url: 'https://docs.example.com',
  tagline: "It's for members",
  baseUrl: '/manual/',
  trailingSlash: false,
  favicon: 'img/favicon.ico',
  customFields: { themeConfig: { memberlatch: { statusUrl: 'https://status.example.com' } } },
  theme: {
    // Colors and fonts from src/css/custom.css
    css: ['./site.css'],
  },
  docs: {
    path: 'docs',
    routeBasePath: '/docs',
    sidebars: './sidebars.ts',
    editUrl: 'https://github.com/memberlatch/docs/tree/main/',
    numberPrefixes: false,
    tags: 'tags.yml',
    // Pages generated from the API description. docgen renders them from the description.
    exclude: [
      '**/_*.{md,mdx}',
      '**/_*/**',
      '**/*.test.{md,mdx}',
      '**/__tests__/**',
      'petstore/**/*.{api,info,schema,tag}.mdx',
    ],
  },
  pages: {
    // As in Docusaurus: pages without @theme/Layout, such as src/pages/index.tsx, have no navbar and footer.
    frame: 'layout',
  },
  blog: { showReadingTime: true },
  navbar: {
    title: 'Memberlatch',
    logo: { alt: 'Logo', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg' },
    items: [
      { type: 'docSidebar', sidebarId: 'main', position: 'left', label: 'Manual' },
      { to: '/blog', label: 'Blog', position: 'left' },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      {
        label: 'More',
        items: [
          { to: '/docs/start', label: 'Start' },
          { href: 'https://example.org', label: 'Elsewhere', target: '_blank' },
        ],
      },
      {
        href: 'https://github.com/memberlatch',
        position: 'right',
        className: 'header-github-link',
        'aria-label': 'GitHub',
        label: 'GitHub',
      },
    ],
  },
  footer: {
    style: 'dark',
    links: [
      { title: 'Docs', items: [{ label: 'Start', to: '/docs/start' }, { html: '<a href="/x">Raw</a>' }] },
    ],
    copyright: 'Copyright © Memberlatch',
  },
  announcementBar: { id: 'beta', content: 'Try the <b>beta</b>', isCloseable: true },
  metadata: [{ name: 'twitter:site', content: '@memberlatch' }],
  socialCard: '/img/card.png',
  highlight: {
    magicComments: [
      { className: 'code-error', line: 'error-next-line', block: { start: 'error-start', end: 'error-end' } },
    ],
  },
  markdown: {
    mermaid: true,
    format: 'md',
    remarkPlugins: [remarkTerms, [remarkTerms, { strict: true }]],
    components: {
      Highlight: './src/components/Highlight',
      Tile: './src/components/Card',
      Icon: '@iconify/react',
      Other: './src/theme/MDXComponents.tsx',
    },
  },
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'fr'],
    localeConfigs: { fr: { label: 'Français' } },
    // Translations keep the folder and file names of Docusaurus.
    layout: 'docusaurus',
  },
  versions: { lastVersion: 'current', versions: { current: { label: '2.x' } } },
  openapi: [{ path: 'openapi/petstore.yaml', routeBasePath: '/docs/petstore' }],
  search: { contexts: [{ path: '/petstore', label: 'petstore' }, { path: '/guides', label: 'Guides' }] },
  redirects: [
    { from: '/old', to: '/docs/start' },
    { from: '/older', to: '/docs/start' },
    { from: '/help/start', to: '/docs/start' },
    { from: '/help/petstore/petstore', to: '/docs/petstore/petstore' },
  ],
  // Links to what was not migrated would fail the build. Set it to 'throw' once they are fixed.
  onBrokenLinks: 'warn',
  onBrokenMarkdownLinks: 'warn',
  // Docusaurus does not check the images of HTML and JSX. Set it to 'throw' once they are fixed.
  onBrokenImages: 'warn',
  // Pages are built even if parts of their MDX fail. Set it to 'throw' once they are fixed.
  onBrokenMdx: 'warn',
  // Docusaurus accepts more than docgen. Set it to 'throw' once the warnings are fixed.
  onBrokenContent: 'warn',
})
