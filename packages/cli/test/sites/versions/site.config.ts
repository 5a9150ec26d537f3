import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Versions',
  url: 'https://docs.example.com',
  llms: { pages: true, full: true },
  baseUrl: '/kit/',
  trailingSlash: false,
  docs: { sidebars: { guide: ['index', { Guide: ['guide/start', 'guide/new'] }, 'moved'] } },
  openapi: [{ path: 'openapi.yaml', routeBasePath: '/api' }],
  navbar: {
    items: [
      { type: 'doc', docId: 'guide/start', label: 'Start' },
      { type: 'doc', docId: 'guide/new', label: 'In the last version only by chance' },
      { type: 'docSidebar', sidebarId: 'guide', label: 'Guide' },
      { type: 'docsVersion' },
      { type: 'docsVersionDropdown', position: 'right' },
    ],
  },
})
