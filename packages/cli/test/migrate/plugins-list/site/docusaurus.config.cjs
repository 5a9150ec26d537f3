/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'No preset',
  url: 'https://docs.example.com',
  baseUrl: '/',
  staticDirectories: ['static'],
  scripts: ['/js/chat.js', { src: 'https://example.com/a.js', async: true, 'data-id': 'x' }],
  stylesheets: ['/css/extra.css'],
  headTags: [
    { tagName: 'meta', attributes: { name: 'robots', content: 'all' } },
    { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://example.com' } },
  ],
  clientModules: ['./src/track.js'],
  themes: ['classic'],
  plugins: [
    ['content-docs', { path: 'content', routeBasePath: '/', include: ['**/*.md'], admonitions: { keywords: ['note', 'spell'] }, disableVersioning: true }],
    process.env.NOT_SET && 'debug',
    'docusaurus-plugin-unheard-of',
  ],
  themeConfig: {
    colorMode: { defaultMode: 'dark', disableSwitch: true },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 5 },
    navbar: { title: 'No preset', items: [{ label: 'Nowhere' }] },
    mystery: { a: 1 },
  },
}
