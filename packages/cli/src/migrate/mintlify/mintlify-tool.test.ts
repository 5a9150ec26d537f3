import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { migrateSite } from '../migrate-site.js'

const migrate = (files: Readonly<Record<string, string>>) =>
  migrateSite({ tool: 'mintlify', siteDir: createTestFolder(files), report: 'report.md', isForced: false, isDry: true })

const API = {
  openapi: '3.1.0',
  info: { title: 'Harbor', version: '1' },
  paths: {
    '/ships': { get: { summary: 'List ships', tags: ['Fleet'], responses: {} } },
    '/ships/{id}': { get: { summary: 'Get a ship', tags: ['Fleet'], responses: {} } },
  },
}

const DOCS = {
  name: 'Harbor',
  colors: { primary: '#ffff00', light: '#00ff00' },
  logo: { light: '/logo/light.svg', dark: '/logo/dark.svg' },
  favicon: { light: '/mark.svg' },
  navigation: {
    tabs: [
      {
        tab: 'Guides',
        groups: [
          {
            group: 'Start',
            icon: 'flag',
            pages: ['quickstart', { group: 'Deep', expanded: true, pages: ['a/b', 'gone'] }],
          },
        ],
      },
      { tab: 'API', groups: [{ group: 'Ships', openapi: 'api.json', pages: ['GET /ships', 'ref/get'] }] },
      { tab: 'Blog', href: 'https://harbor.example/blog' },
    ],
    global: { anchors: [{ anchor: 'Status', href: 'https://status.example' }] },
  },
  navbar: {
    links: [{ label: 'Support', href: 'mailto:help@harbor.example' }],
    primary: { type: 'github', href: 'https://github.com/harbor' },
  },
  footer: {
    socials: { x: 'https://x.com/harbor' },
    links: [{ header: 'More', items: [{ label: 'Home', href: '/quickstart' }] }],
  },
  redirects: { $ref: './redirects.json' },
  banner: { content: 'New: [docks](/a/b) & **more**', dismissible: true },
  variables: { 'product-name': 'Harbor' },
  integrations: { ga4: { measurementId: 'G-1' } },
}

const FILES = {
  'docs.json': JSON.stringify(DOCS),
  'redirects.json': JSON.stringify([
    { source: '/old', destination: '/quickstart' },
    { source: '/v1/:slug*', destination: '/a/:slug*', permanent: false },
  ]),
  'api.json': JSON.stringify(API),
  'quickstart.mdx': '---\ntitle: Quickstart\nicon: play\n---\n\nText\n',
  'a/b.mdx': '---\ntitle: B\n---\n\n<iframe src="https://video.example" />\n',
  'ref/get.mdx': '---\ntitle: One ship\nopenapi: GET /ships/{id}\n---\n',
  'snippets/part.mdx': 'Part\n',
  'README.md': '# Read me\n',
  'logo/light.svg': '<svg/>',
  'mark.svg': '<svg/>',
}

it('writes the config, sidebars, redirects and colors', async () => {
  const { value, diagnostics } = await migrate(FILES)
  expect(diagnostics).toEqual([])
  expect(value?.config).toMatchInlineSnapshot(`
    "import { defineConfig } from '@docgen/cli'

    export default defineConfig({
      title: 'Harbor',
      // Write the URL at which readers open the site: docs.json does not contain it.
      url: 'https://example.com',
      trailingSlash: false,
      favicon: '/mark.svg',
      staticFiles: ['logo/**/*.svg', '*.svg', '_redirects'],
      theme: { css: ['./site.css'] },
      docs: {
        path: '.',
        exclude: [
          'snippets/**',
          '_snippets/**',
          'dist/**',
          'migration-report.md',
          '**/{README,LICENSE,CHANGELOG,CONTRIBUTING}.{md,mdx}',
          '{AGENTS,CLAUDE,SKILL}.md',
          'ref/get.{md,mdx}',
        ],
        sidebars: './sidebars.json',
        numberPrefixes: false,
        tags: false,
      },
      navbar: {
        items: [
          { label: 'Guides', position: 'tabs', type: 'docSidebar', sidebarId: 'guides' },
          { label: 'API', position: 'tabs', type: 'docSidebar', sidebarId: 'api' },
          { label: 'Blog', position: 'tabs', href: 'https://harbor.example/blog' },
          { label: 'Status', href: 'https://status.example', position: 'right' },
          { label: 'Support', href: 'mailto:help@harbor.example', position: 'right' },
          { label: 'GitHub', href: 'https://github.com/harbor', position: 'right' },
        ],
        logo: { src: '/logo/light.svg', srcDark: '/logo/dark.svg' },
      },
      footer: {
        links: [
          { title: 'More', items: [{ label: 'Home', to: '/quickstart' }] },
          { title: 'Community', items: [{ label: 'X', href: 'https://x.com/harbor' }] },
        ],
      },
      announcementBar: { content: 'New: <a href="/a/b">docks</a> &amp; <b>more</b>', isCloseable: true },
      markdown: {
        format: 'mdx',
        dialects: ['mintlify'],
        anchors: { style: 'mintlify' },
        mermaid: true,
        hydrate: 'detect',
        // As in Mintlify: pages may contain any HTML, as a/b.mdx does.
        trustHtml: true,
      },
      openapi: [
        {
          path: 'api.json',
          routeBasePath: '/',
          slug: 'api-reference/api',
          slugs: { 'GET /ships/{id}': 'ref/get', 'GET /ships': 'api-reference/fleet/list-ships' },
        },
      ],
      placeholders: { 'product-name': 'Harbor' },
      redirects: [{ from: '/', to: '/quickstart' }, { from: '/old', to: '/quickstart' }],
      // Change these to 'throw' once the build reports no problems.
      onBrokenLinks: 'warn',
      onBrokenImages: 'warn',
      onBrokenMdx: 'warn',
      onBrokenContent: 'warn',
    })
    "
  `)
  expect(value?.notes.filter(({ status }) => status === 'lost').map(({ name }) => name)).toEqual([
    'gone',
    'integrations',
  ])
})

it('reads the older mint.json, whose tabs select groups by their folder', async () => {
  const { value } = await migrate({
    'mint.json': JSON.stringify({
      name: 'Old',
      navigation: [
        { group: 'One', pages: ['one'] },
        { group: 'Two', pages: ['ref/two'] },
      ],
      tabs: [{ name: 'Reference', url: 'ref' }],
      anchors: [{ name: 'Chat', url: 'https://chat.example' }],
      topbarCtaButton: { name: 'Sign up', url: 'https://app.example' },
    }),
    'one.mdx': 'One\n',
    'ref/two.mdx': 'Two\n',
  })
  expect(value?.config).toContain(
    "{ label: 'Documentation', position: 'tabs', type: 'docSidebar', sidebarId: 'documentation' }",
  )
  expect(value?.config).toContain(
    "{ label: 'Reference', position: 'tabs', type: 'docSidebar', sidebarId: 'reference' }",
  )
  expect(value?.config).toContain("{ label: 'Chat', href: 'https://chat.example', position: 'right' }")
  expect(value?.config).toContain("{ label: 'Sign up', href: 'https://app.example', position: 'right' }")
})

it.each([
  [{}, 'missing-tool-config'],
  [{ 'docs.json': '[' }, 'invalid-tool-config'],
  [{ 'docs.json': '{"$ref": "./docs.json"}' }, undefined],
])('ends for %j', async (files, code) => {
  const { value, diagnostics } = await migrate(files)
  expect(value === undefined).toBe(code !== undefined)
  if (code !== undefined) expect(diagnostics.map((each) => each.code)).toEqual([code])
})
