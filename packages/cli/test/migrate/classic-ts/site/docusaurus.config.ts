import { themes as prismThemes } from 'prism-react-renderer'
import type { Config } from '@docusaurus/types'
import type * as Preset from '@docusaurus/preset-classic'
import remarkTerms from './plugins/remark-terms.mjs'

const config: Config = {
  title: 'Memberlatch',
  tagline: "It's for members",
  favicon: 'img/favicon.ico',
  url: 'https://docs.example.com',
  baseUrl: '/manual/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: { fr: { label: 'Français', path: 'fr' } } },
  markdown: { mermaid: true, format: 'detect' },
  themes: ['@docusaurus/theme-mermaid', ['@easyops-cn/docusaurus-search-local', { hashed: true, searchContextByPaths: ['petstore', { label: 'Guides', path: 'guides' }] }]],
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: 'https://github.com/memberlatch/docs/tree/main/',
          remarkPlugins: [remarkTerms, [remarkTerms, { strict: true }]],
          lastVersion: 'current',
          versions: { current: { label: '2.x' } },
          numberPrefixParser: false,
          tags: 'tags.yml',
        },
        blog: { showReadingTime: true },
        theme: { customCss: './src/css/custom.css' },
        sitemap: { changefreq: 'weekly', ignorePatterns: ['/tags/**'] },
        gtag: { trackingID: 'G-EXAMPLE', anonymizeIP: true },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    [
      'docusaurus-plugin-openapi-docs',
      { id: 'api', docsPluginId: 'classic', config: { petstore: { specPath: 'openapi/petstore.yaml', outputDir: 'docs/petstore' } } },
    ],
    [
      '@docusaurus/plugin-client-redirects',
      {
        redirects: [{ from: ['/old', '/older'], to: '/docs/start' }],
        createRedirects: (path: string) => (path.includes('/docs/') ? [path.replace('/docs/', '/help/')] : undefined),
        fromExtensions: ['html'],
      },
    ],
    () => ({ name: 'inline-plugin' }),
  ],
  themeConfig: {
    image: 'img/card.png',
    metadata: [{ name: 'twitter:site', content: '@memberlatch' }],
    announcementBar: { id: 'beta', content: 'Try the <b>beta</b>', isCloseable: true },
    navbar: {
      title: 'Memberlatch',
      style: 'dark',
      logo: { alt: 'Logo', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg' },
      items: [
        { type: 'docSidebar', sidebarId: 'main', position: 'left', label: 'Manual' },
        { to: '/blog', label: 'Blog', position: 'left' },
        { type: 'docsVersionDropdown', position: 'right', dropdownActiveClassDisabled: true },
        { type: 'localeDropdown', position: 'right' },
        { label: 'More', items: [{ to: 'docs/start', label: 'Start', position: 'right' }, { href: 'https://example.org', label: 'Elsewhere', target: '_blank' }] },
        { type: 'custom-rating', stars: 5 },
        { href: 'https://github.com/memberlatch', position: 'right', className: 'header-github-link', 'aria-label': 'GitHub' },
      ],
    },
    footer: {
      style: 'dark',
      links: [{ title: 'Docs', items: [{ label: 'Start', to: 'docs/start' }, { html: '<a href="/x">Raw</a>' }] }],
      copyright: 'Copyright © Memberlatch',
    },
    memberlatch: { statusUrl: 'https://status.example.com' },
    prism: {
      theme: prismThemes.github,
      darkTheme: prismThemes.dracula,
      magicComments: [
        { className: 'theme-code-block-highlighted-line', line: 'highlight-next-line' },
        { className: 'code-error', line: 'error-next-line', block: { start: 'error-start', end: 'error-end' } },
      ],
    },
  } satisfies Preset.ThemeConfig,
}

export default config
