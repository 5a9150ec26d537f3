import { defineConfig } from '@docgen/cli'

const common = { numberPrefixes: false, breadcrumbs: false, sidebarCollapsed: false }

export default defineConfig({
  title: 'Kiln',
  url: 'https://kiln.example',
  trailingSlash: true,
  staticDirectories: ['public'],
  pages: false,
  docs: [
    { path: 'src/content/docs', exclude: ['**/_*.{md,mdx}', 'fr/**'], sidebars: './sidebars.ts', ...common },
    { id: 'fr', path: 'src/content/docs/fr', routeBasePath: '/fr', ...common },
  ],
  navbar: { items: [{ type: 'docSidebar', sidebarId: 'glaze', label: 'Glazes', position: 'tabs' }] },
  redirects: [{ from: '/fr/guides/firing', to: '/guides/firing' }],
  markdown: { dialects: ['starlight'] },
  onBrokenMdx: 'warn',
  search: { enabled: false },
})
