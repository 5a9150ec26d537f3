export default {
  title: 'Two manuals',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [['@docusaurus/preset-classic', { docs: { routeBasePath: '/', sidebarPath: false }, blog: false }]],
  plugins: [
    ['@docusaurus/plugin-content-docs', { id: 'community', path: 'community', routeBasePath: 'community', sidebarPath: './sidebars-community.js',
      numberPrefixParser: (filename) => ({ filename: filename.replace(/^\d+_/, '') }),
      sidebarItemsGenerator: async ({ defaultSidebarItemsGenerator, ...request }) => (await defaultSidebarItemsGenerator(request)).toReversed(),
    }],
    ['redocusaurus', { specs: [{ spec: 'https://example.com/api.yaml', route: '/api' }] }],
  ],
  themeConfig: {
    navbar: { items: [{ type: 'doc', docsPluginId: 'community', docId: 'team', label: 'Team' }] },
    docs: { sidebar: { hideable: true } },
    footer: { links: [{ label: 'Start', to: '/' }] },
  },
}
