import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { migrateSite } from '../migrate-site.js'

const migrate = (siteDir: string) =>
  migrateSite({ tool: 'starlight', siteDir, report: 'report.md', isForced: true, isDry: false })

const CONFIG = `import { defineConfig } from 'astro/config'
import react from '@astrojs/react'
import starlight from '@astrojs/starlight'
import starlightSidebarTopics from 'starlight-sidebar-topics'
import starlightVersions from 'starlight-versions'
import linksValidator from 'starlight-links-validator'
import remarkMath from 'remark-math'
import { apiItems } from './generated.js'

export const locales = { root: { label: 'English', lang: 'en' }, fr: { label: 'Français' } }

export default defineConfig({
  site: 'https://kiln.example/docs',
  base: '/docs',
  trailingSlash: 'always',
  redirects: { '/old': '/new', '/a/[...rest]': { status: 302, destination: '/b/[...rest]' } },
  markdown: { remarkPlugins: [remarkMath, './own.js'] },
  vite: {},
  integrations: [
    react(),
    starlight({
      title: { en: 'Kiln', fr: 'Four' },
      description: 'Pots',
      logo: { light: './src/assets/a.svg', dark: './src/assets/b.svg', alt: 'Kiln' },
      social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/kiln/kiln' }],
      favicon: '/icon.svg',
      head: [{ tag: 'meta', attrs: { name: 'theme-color', content: '#fff' } }, { tag: 'script', content: 'x()' }],
      customCss: ['./src/a.css'],
      editLink: { baseUrl: 'https://github.com/kiln/kiln/edit/main/' },
      lastUpdated: true,
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
      pagination: false,
      expressiveCode: { themes: ['x'], shiki: { langAlias: { cjs: 'js' } } },
      components: { Head: './Head.astro', Sidebar: './Sidebar.astro' },
      routeMiddleware: './m.ts',
      locales,
      sidebar: SIDEBAR,
      plugins: [PLUGINS],
    }),
  ],
})
`

const SIDEBAR = `[
  'intro',
  { label: 'Guides', translations: { fr: 'Les guides' }, collapsed: true, badge: 'New', items: [
    { slug: 'guides/big-page', label: 'Big' },
    { label: 'Site', link: 'https://kiln.example', attrs: { target: '_blank' } },
    { label: 'Again', link: '/intro/' },
    'gone',
  ] },
  { label: 'Reference', autogenerate: { directory: 'reference', collapsed: true } },
  { label: 'Empty', autogenerate: { directory: 'empty' } },
  ...apiItems,
  apiItems.group,
]`

const write = (sidebar: string, plugins: string) => ({
  'astro.config.mjs': CONFIG.replace('SIDEBAR', sidebar).replace('PLUGINS', plugins),
  'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/content/docs/index.mdx': '---\ntitle: Home\n---\nimport A from \'../../A.astro\'\n\n<A icon="star" />\n',
  'src/content/docs/intro.md': '---\ntitle: Intro\n---\n<iframe src="x"></iframe>\n',
  'src/content/docs/guides/Big Page.md': '---\ntitle: Big\n---\n```js "x"\na\n```\n',
  'src/content/docs/reference/api.md': '---\ntitle: API\n---\n',
  'src/content/docs/404.md': '---\ntitle: Lost\n---\n',
  'src/content/docs/old.mdoc': 'x',
  'src/content/docs/_draft.md': 'x',
  'src/content/docs/fr/intro.md': '---\ntitle: Intro\n---\n',
  'src/content/docs/1.0/intro.md': '---\ntitle: Intro\n---\n',
  'src/content/versions/1.0.json': '{"sidebar": ["intro"]}',
  'src/content/i18n/fr.json': '{}',
  'src/pages/extra.astro': '',
  'tsconfig.json': '{"compilerOptions": {"paths": {"~/*": ["./src/*"]}}}',
})

it('writes a config, sidebars, redirects and a report', async () => {
  const { value, diagnostics } = await migrate(createTestFolder(write(SIDEBAR, 'linksValidator()')))
  expect(diagnostics).toEqual([])
  expect(value?.writtenFiles).toEqual([
    'site.config.ts',
    'public/_redirects',
    'untranslated.ts',
    'sidebars.fr.ts',
    'sidebars.ts',
    'report.md',
  ])
  expect(value?.config).toMatchSnapshot()
  expect(value?.report).toMatchSnapshot()
})

it('writes a sidebar for each topic, and a docs folder for each version', async () => {
  const topics = `starlightSidebarTopics([
    { label: 'Start', link: '/intro/', items: ['intro'] },
    { label: { en: 'API' }, id: 'api', link: '/reference/api/', badge: 'x', items: ['reference/api'] },
    { label: 'Blog', link: 'https://kiln.example/blog' },
  ]), starlightVersions({ versions: [{ slug: '1.0' }], current: { label: '2.0' } })`
  const { value } = await migrate(createTestFolder(write('undefined', topics)))
  expect(value?.config).toMatchSnapshot()
  expect(value?.notes.map(({ name, message }) => `${name}: ${message}`)).toEqual(
    expect.arrayContaining([
      'the plugin starlight-sidebar-topics: each topic is a sidebar, with a tab in the navbar',
      'badge of a topic: links of the navbar have no badges',
    ]),
  )
})

it('writes the same files again', async () => {
  const siteDir = createTestFolder(write(SIDEBAR, 'linksValidator()'))
  const first = await migrate(siteDir)
  const second = await migrate(siteDir)
  expect(second.value?.config).toBe(first.value?.config)
  expect(second.value?.report).toBe(first.value?.report)
})

it('reports a folder without a config, and a config without Starlight', async () => {
  expect((await migrate(createTestFolder({ 'docs/astro.config.ts': '' }))).diagnostics[0]).toMatchObject({
    code: 'missing-tool-config',
    hint: 'There is one in docs: docgen migrate starlight docs',
  })
  const without = createTestFolder({ 'astro.config.mjs': 'export default { integrations: [] }' })
  expect((await migrate(without)).diagnostics[0]).toMatchObject({ code: 'invalid-tool-config', line: 1 })
})

it('reports an error in the config with its position', async () => {
  const siteDir = createTestFolder({ 'astro.config.mjs': "export default {}\nthrow new Error('no clay')\n" })
  const { value, diagnostics } = await migrate(siteDir)
  expect(value).toBeUndefined()
  expect(diagnostics[0]).toMatchObject({ file: 'astro.config.mjs', line: 2 })
})
