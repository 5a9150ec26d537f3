import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { migrateSite } from '../migrate-site.js'

const migrate = (files: Readonly<Record<string, string>>) =>
  migrateSite({ tool: 'mkdocs', siteDir: createTestFolder(files), report: 'report.md', isForced: false, isDry: true })

const PAGES = { 'docs/index.md': '# Start\n', 'docs/guide/a.md': '# A\n', 'docs/guide/index.md': '# Guide\n' }

it('writes sidebars, URLs, colors and redirects', async () => {
  const { value, diagnostics } = await migrate({
    ...PAGES,
    'mkdocs.yml': `site_name: Kit
site_url: !ENV [SITE_URL, 'https://kit.example/docs/']
repo_url: https://github.com/kit/kit
edit_uri: edit/main/docs/
theme:
  name: material
  logo: img/logo.svg
  features: [content.action.edit, navigation.indexes, navigation.top]
  palette:
    - media: '(prefers-color-scheme: light)'
      scheme: default
      primary: teal
    - media: '(prefers-color-scheme: dark)'
      scheme: slate
markdown_extensions:
  - pymdownx.arithmatex
  - pymdownx.emoji:
      emoji_index: !!python/name:material.extensions.emoji.twemoji
  - toc:
      toc_depth: 2-4
plugins:
  - search
  - redirects:
      redirect_maps:
        old.md: guide/a.md#part
  - unknown-plugin
nav:
  - index.md
  - Guide:
      - guide/index.md
      - First: guide/a.md
      - guide/gone.md
  - Chat: https://chat.example
`,
  })
  expect(diagnostics).toEqual([])
  expect(value?.config).toMatchInlineSnapshot(`
    "import { defineConfig } from '@docgen/cli'

    export default defineConfig({
      title: 'Kit',
      url: 'https://kit.example',
      baseUrl: '/docs/',
      trailingSlash: true,
      staticDirectories: ['docs'],
      theme: { accent: 'teal' },
      docs: {
        path: 'docs',
        numberPrefixes: false,
        exclude: [],
        tocMaxHeadingLevel: 4,
        sidebars: {
          docs: [
            'index',
            {
              type: 'category',
              label: 'Guide',
              items: [{ type: 'doc', id: 'guide/a', label: 'First' }],
              link: { type: 'doc', id: 'guide/index' },
            },
            { type: 'link', label: 'Chat', href: 'https://chat.example' },
          ],
        },
        editUrl: 'https://github.com/kit/kit/edit/main/',
      },
      navbar: {
        logo: { src: 'img/logo.svg' },
        items: [{ label: 'GitHub', href: 'https://github.com/kit/kit', position: 'right' }],
      },
      colorMode: { respectPrefersColorScheme: true },
      markdown: { dialects: ['mkdocs'], anchors: { style: 'python-markdown' }, math: true },
      redirects: [{ from: '/old/', to: '/guide/a/#part' }],
      // Change these to 'throw' once the build reports no problems.
      onBrokenLinks: 'warn',
      onBrokenImages: 'warn',
      onBrokenMdx: 'warn',
      onBrokenContent: 'warn',
    })
    "
  `)
  const lost = value?.notes.filter(({ status }) => status === 'lost')
  expect(lost?.map(({ name, file, line }) => [name, `${file}:${line}`])).toEqual([
    ['navigation.top', 'mkdocs.yml:8'],
    ['plugin unknown-plugin', 'mkdocs.yml:26'],
    ['guide/gone.md', 'mkdocs.yml:32'],
  ])
})

it('has a tab and a sidebar for each section', async () => {
  const { value } = await migrate({
    ...PAGES,
    'mkdocs.yml':
      'site_name: Kit\nsite_url: https://kit.example\ntheme:\n  name: material\n  features: [navigation.tabs]\nnav:\n  - Home: index.md\n  - Guide: [guide/a.md]\n',
  })
  expect(value?.config).toContain("{ type: 'docSidebar', sidebarId: 'guide', label: 'Guide', position: 'tabs' }")
  expect(value?.config).toContain("guide: ['guide/a']")
})

it('inherits from other files, and accepts every tag', async () => {
  const { value } = await migrate({
    ...PAGES,
    'base.yml': 'site_name: Base\nsite_url: https://kit.example\ntheme: {name: material, language: de}\n',
    'mkdocs.yml': 'INHERIT: ./base.yml\nsite_name: Own\nhooks: !relative [a.py]\nuse_directory_urls: false\n',
  })
  expect(value?.config).toContain("title: 'Own'")
  expect(value?.config).toContain("defaultLocale: 'de'")
  expect(value?.config).toContain('trailingSlash: false')
})

it('reports what pages lose, and icon sets to install', async () => {
  const text = 'A :material-home:\n\n--8<-- "a.md:x:y"\n\n<iframe src="https://a.example"></iframe>\n'
  const { value } = await migrate({
    'mkdocs.yml': 'site_name: Kit\nsite_url: https://kit.example\n',
    'docs/index.md': text,
  })
  expect(value?.report).toContain('`snippets whose path has a colon` (docs/index.md:3)')
  expect(value?.report).toContain('npm install --save-dev @iconify-json/mdi')
  expect(value?.config).toContain('trustHtml: true')
})

it('reports a folder without a config, and a config that is no YAML', async () => {
  expect((await migrate(PAGES)).diagnostics).toMatchObject([{ code: 'missing-tool-config' }])
  const broken = await migrate({ ...PAGES, 'mkdocs.yml': 'site_name: "Kit\nnav: []\n' })
  expect(broken.diagnostics).toMatchObject([{ code: 'invalid-tool-config', file: 'mkdocs.yml', line: 1 }])
})

it('writes files', async () => {
  const siteDir = createTestFolder({ ...PAGES, 'mkdocs.yml': 'site_name: Kit\nsite_url: https://kit.example\n' })
  await migrateSite({ tool: 'mkdocs', siteDir, report: 'report.md', isForced: false, isDry: false })
  expect(readFileSync(join(siteDir, 'site.config.ts'), 'utf8')).toContain("dialects: ['mkdocs']")
  expect(readFileSync(join(siteDir, 'report.md'), 'utf8')).toContain('# From MkDocs to docgen')
})

it('reads the defaults of environment variables, also as names of pages', async () => {
  const { value, diagnostics } = await migrate({
    ...PAGES,
    'mkdocs.yml': `site_name: !ENV [NAME, OTHER, 'Kit, the tool']
site_url: !ENV SITE_URL
nav:
  - !ENV [NAV_HOME, "Home"]: index.md
  - !ENV [NAV_GUIDE, Guide]:
      - guide/a.md
  - !ENV [NAV_WIKI, "Wiki"]:
      !ENV [
        NAV_WIKI_LINK,
        "https://wiki.example/a",
      ]
`,
  })
  expect(diagnostics).toEqual([])
  expect(value?.config).toContain("title: 'Kit, the tool'")
  expect(value?.config).toContain("label: 'Home'")
  expect(value?.config).toContain("label: 'Guide'")
  expect(value?.config).toContain("href: 'https://wiki.example/a'")
})
