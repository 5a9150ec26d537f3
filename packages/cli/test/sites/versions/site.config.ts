import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Versions',
  url: 'https://docs.example.com',
  llms: { pages: true, full: true },
  baseUrl: '/kit/',
  trailingSlash: false,
  docs: { sidebars: { guide: ['index', { Guide: ['guide/start', 'guide/new'] }, 'moved'] } },
  versions: { versions: { '2.0': { date: '2026-03-01' }, current: { date: '2026-05-01' } } },
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
