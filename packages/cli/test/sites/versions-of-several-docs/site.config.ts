import { defineConfig } from '@docgen/cli'

// Two folders of documents, one of them with versions, and plain pages beside them.
export default defineConfig({
  title: 'Several',
  url: 'https://docs.example.com',
  trailingSlash: false,
  i18n: { locales: ['en', 'de'] },
  docs: [
    { path: 'docs', routeBasePath: '/docs', editUrl: 'https://git.example.com/docs' },
    {
      id: 'community',
      path: 'community',
      routeBasePath: '/community',
      sidebars: { people: ['team', 'rules'] },
      editUrl: 'https://git.example.com/community',
      versions: { lastVersion: 'current', versions: { current: { label: 'Now' } } },
    },
  ],
  navbar: {
    items: [
      { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs' },
      { type: 'docSidebar', sidebarId: 'people', docsPluginId: 'community', label: 'Community' },
      { type: 'doc', docId: 'rules', docsPluginId: 'community', label: 'Rules' },
      { type: 'docsVersionDropdown', docsPluginId: 'community', position: 'right' },
      { to: '/about', label: 'About' },
    ],
  },
})
