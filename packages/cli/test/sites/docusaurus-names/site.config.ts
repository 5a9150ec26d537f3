import { defineConfig, definePlugin } from '@docgen/cli'

const releases = definePlugin({
  name: 'releases',
  version: '1',
  content: () => ({ data: { newest: '2.0' } }),
})

export default defineConfig({
  title: 'Names of Docusaurus',
  url: 'https://docs.example',
  docs: { routeBasePath: '/' },
  trailingSlash: false,
  search: { enabled: false },
  navbar: { title: 'In the bar' },
  customFields: { themeConfig: { status: 'https://status.example' } },
  markdown: { components: { Mark: './components/Mark', Badge: '@site/components/badges' } },
  plugins: [releases],
})
