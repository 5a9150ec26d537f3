import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { migrateSite } from '../migrate-site.js'

const migrate = (siteDir: string) =>
  migrateSite({ tool: 'vitepress', siteDir, report: 'report.md', isForced: true, isDry: false })

const CONFIG = `import { defineConfig } from 'vitepress'
import { withMermaid } from 'vitepress-plugin-mermaid'
import { transformerTwoslash } from '@shikijs/vitepress-twoslash'
import generated from '../guide/generated.json'

export default withMermaid(defineConfig({
  title: 'Kit',
  description: 'Parts for docs',
  lang: 'en-GB',
  base: '/kit/',
  cleanUrls: true,
  lastUpdated: true,
  srcExclude: ['drafts/**'],
  sitemap: { hostname: 'https://kit.example/kit/' },
  head: [
    ['link', { rel: 'icon', href: '/icon.svg' }],
    ['meta', { name: 'theme-color', content: '#fff' }],
    ['script', { src: 'https://stats.example/a.js', defer: '' }],
  ],
  markdown: {
    math: true,
    lineNumbers: true,
    container: { tipLabel: 'Hint' },
    codeTransformers: [transformerTwoslash()],
  },
  themeConfig: {
    logo: { light: '/logo.svg', dark: '/logo-dark.svg' },
    socialLinks: [{ icon: 'github', link: 'https://github.com/kit/kit' }],
    nav: [
      { text: 'Guide', link: '/guide/', activeMatch: '/guide/' },
      { text: 'More', items: [{ text: 'Links', items: [{ text: 'Kit', link: 'https://kit.example' }] }] },
    ],
    sidebar: {
      '/guide/': {
        base: '/guide/',
        items: [
          { text: 'Start', collapsed: true, items: [{ text: 'Intro', link: 'intro' }, { text: 'Gone', link: 'gone' }] },
          { text: 'API', link: '/api' },
          ...generated,
        ],
      },
      '/api': [{ text: 'API', link: '/api', items: [{ text: 'Errors', link: '/api#errors' }] }],
    },
    footer: { message: 'MIT', copyright: 'Kit' },
    editLink: { pattern: 'https://github.com/kit/kit/edit/main/docs/:path' },
    search: { provider: 'algolia', options: {} },
    outline: 'deep',
    carbonAds: { code: 'x' },
  },
  transformPageData() {},
}))
`

const FILES = {
  'docs/.vitepress/config.ts': CONFIG,
  'docs/.vitepress/theme/index.ts':
    "import './a.css'\nexport default { enhanceApp({ app }) { app.component('Card', {}) } }\n",
  'docs/public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': '# Kit\n\n<Card>Text</Card>\n',
  'docs/guide/index.md': '# Guide\n',
  'docs/guide/intro.md': '# Intro\n\n<Card />\n',
  'docs/api.md': '# API\n',
}

describe('the migration of a site', () => {
  it('writes a config, sidebars and a report', async () => {
    const { value, diagnostics } = await migrate(createTestFolder(FILES))
    expect(diagnostics).toEqual([])
    expect(value?.from).toBe('docs/.vitepress/config.ts')
    expect(value?.writtenFiles).toEqual(['site.config.ts', 'sidebars.ts', 'report.md'])
    expect(value?.config).toMatchSnapshot()
  })

  it('reports what it could not migrate, with positions', async () => {
    const { value } = await migrate(createTestFolder(FILES))
    const lost = value?.notes.filter(({ status }) => status === 'lost') ?? []
    expect(lost.map(({ name }) => name)).toEqual([
      'markdown.lineNumbers',
      'markdown.codeTransformers',
      'themeConfig.search',
      'themeConfig.carbonAds',
      'transformPageData',
      'sidebar link gone',
      'sidebar link /api',
      'docs/.vitepress/theme/index.ts',
      'the style sheet ./a.css',
      'the file ../guide/generated.json',
      'the package @shikijs/vitepress-twoslash',
      'the package vitepress-plugin-mermaid',
      'the component <Card>',
    ])
    expect(lost.find(({ name }) => name === 'the component <Card>')).toMatchObject({
      file: 'docs/guide/intro.md',
      line: 3,
      others: ['docs/index.md:3'],
    })
    expect(lost[0]).toMatchObject({ file: 'docs/.vitepress/config.ts', line: 22 })
  })
})

it('reads the pages of languages and of a folder moved to the root', async () => {
  const { value } = await migrate(
    createTestFolder({
      '.vitepress/config/index.mjs': `export default async () => ({
  title: 'Kit',
  rewrites: { 'en/:rest*': ':rest*', 'packages/:name/(.*)': ':name/(.*)' },
  locales: {
    root: { label: 'English', lang: 'en' },
    zh: { label: '中文', lang: 'zh', themeConfig: { sidebar: [{ text: '开始', link: '/zh/start' }] } },
    de: { label: 'Deutsch', link: 'https://de.kit.example' },
  },
  themeConfig: { sidebar: [{ text: 'Start', link: '/start' }] },
})
`,
      'en/start.md': '# Start\n',
      'zh/start.md': '# 开始\n',
    }),
  )
  expect(value?.writtenFiles).toEqual(['site.config.ts', 'sidebars.zh.ts', 'sidebars.ts', 'report.md'])
  expect(value?.config).toMatchSnapshot()
  expect(value?.notes.find(({ name }) => name === 'rewrites')).toMatchObject({ status: 'lost' })
})

it('converts rewrites of pages to slugs', async () => {
  const config = `export default { rewrites: { 'core/:page': 'reference/:page' } }\n`
  const files = { '.vitepress/config.mjs': config, 'core/index.md': '# Core\n', 'index.md': '# Start\n' }
  const siteDir = createTestFolder(files)
  const options = { tool: 'vitepress', siteDir, report: 'report.md', isForced: true, isDry: false } as const
  const { value } = await migrateSite({ ...options, isDry: true, isConverting: true })
  expect(value?.diff).toContain('+slug: /reference')
  expect(value?.notes.find(({ name }) => name === 'rewrites')).toMatchObject({ status: 'lost' })
  const written = await migrateSite({ ...options, isConverting: true })
  expect(written.value?.rewrites.map(({ before }) => before.path)).toEqual(['core/index.md'])
  expect(written.value?.notes.find(({ name }) => name === 'rewrites')).toMatchObject({ status: 'changed' })
  const again = await migrateSite({ ...options, isForced: false, isConverting: true })
  expect([again.value?.rewrites, again.value?.writtenFiles]).toEqual([[], []])
})

it.each([
  ['nothing', {}, 'missing-tool-config'],
  ['a config without fields', { '.vitepress/config.js': 'export default 7\n' }, 'invalid-tool-config'],
  ['a config in another folder', { 'web/.vitepress/config.js': '' }, 'missing-tool-config'],
  ['a config that throws', { '.vitepress/config.js': "throw new Error('no')\n" }, 'config-failed'],
])('reports %s', async (_name, files, code) => {
  const { value, diagnostics } = await migrate(createTestFolder(files))
  expect(value).toBeUndefined()
  expect(diagnostics.map((each) => each.code)).toEqual([code])
})
