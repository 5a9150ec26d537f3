// @ts-check
const path = require('path')
const fs = require('fs')
const npm2yarn = require('@docusaurus/remark-plugin-npm2yarn')
const { themes } = require('prism-react-renderer')

const repository = 'https://github.com/babel/website'

// Sponsors come from a file that a script downloads; a fresh clone has none.
function readData(name) {
  const file = path.join(__dirname, 'data', name)
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []
}

/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'Babel',
  tagline: 'The compiler for next generation JavaScript',
  url: 'https://babeljs.io',
  baseUrl: '/',
  titleDelimiter: '·',
  favicon: 'img/favicon.png',
  organizationName: 'babel',
  projectName: 'website',
  onBrokenLinks: 'warn',
  markdown: { hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' } },
  future: { v4: { removeLegacyPostBuildHeadAttribute: true, fasterByDefault: true }, faster: true },
  customFields: {
    repoUrl: 'https://github.com/babel/babel',
    sponsors: readData('sponsors.json'),
  },
  presets: [
    [
      '@docusaurus/preset-classic',
      {
        theme: { customCss: [require.resolve('./src/css/custom.css')] },
        docs: {
          path: 'docs',
          sidebarPath: require.resolve('./sidebars.js'),
          editUrl: ({ versionDocsDirPath, docPath }) => `${repository}/edit/main/${versionDocsDirPath}/${docPath}`,
          showLastUpdateAuthor: false,
          showLastUpdateTime: false,
          remarkPlugins: [[npm2yarn, { sync: true }]],
        },
        blog: {
          blogSidebarTitle: 'All Blog Posts',
          blogSidebarCount: 'ALL',
          remarkPlugins: [npm2yarn],
        },
      },
    ],
  ],
  themeConfig: {
    image: 'img/social.png',
    colorMode: { respectPrefersColorScheme: true },
    prism: { theme: themes.github, darkTheme: themes.dracula, additionalLanguages: ['diff', 'bash'] },
    algolia: { appId: 'EXAMPLE', apiKey: 'example', indexName: 'babeljs', contextualSearch: false },
    navbar: {
      logo: { alt: 'Babel', src: 'img/babel.svg' },
      items: [
        { to: 'docs/', label: 'Docs', position: 'right' },
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
            { label: 'Learn ES2015', to: 'docs/learn' },
            { label: 'Config files', to: '/docs/config-files' },
          ],
        },
        { title: 'Community', items: [{ label: 'GitHub', href: 'https://github.com/babel/babel' }] },
      ],
      copyright: `Copyright © ${new Date(Date.UTC(2026, 0)).getUTCFullYear()} the Babel authors`,
    },
  },
}

module.exports = config
