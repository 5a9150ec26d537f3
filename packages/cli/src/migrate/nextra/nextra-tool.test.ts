import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { migrateSite } from '../migrate-site.js'

const migrate = (siteDir: string) =>
  migrateSite({ tool: 'nextra', siteDir, report: 'report.md', isForced: true, isDry: false })

const PAGE = '# Page\n'

describe('Nextra 4', () => {
  const FILES = {
    'next.config.mjs': `import nextra from 'nextra'
import withAnalyzer from '@next/bundle-analyzer'
const withNextra = nextra({ latex: true, contentDirBasePath: '/docs', mdxOptions: { remarkPlugins: [] } })
export default withAnalyzer()(withNextra({
  basePath: '/loom',
  webpack: (config) => config,
  async redirects() {
    return [
      { source: '/old', destination: '/docs', permanent: true },
      { source: '/a/:path*', destination: '/b/:path*', permanent: false },
    ]
  },
}))
`,
    'app/layout.tsx': `import { Footer, Layout, Navbar } from 'nextra-theme-docs'
export const metadata = { title: 'Loom', metadataBase: new URL('https://loom.example') }
export default ({ children }) => (
  <Layout docsRepositoryBase="https://github.com/loom/loom/tree/main" navbar={<Navbar logo={<b>Loom</b>} projectLink="https://github.com/loom/loom" />} footer={<Footer>MIT</Footer>}>{children}</Layout>
)
`,
    'app/extra/page.tsx': '',
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'content/_meta.tsx': `import { Badge } from '../badge'
export default {
  index: 'Start',
  '-- more': { type: 'separator', title: 'More' },
  guide: <Badge>Guides</Badge>,
  blog: { type: 'page', title: 'Blog', theme: { toc: false } },
  site: { title: 'Site', href: 'https://loom.example' },
  versions: { type: 'menu', title: 'Versions', items: { old: { title: 'Old', href: '/old' } } },
  contact: { type: 'page', title: 'Contact', href: 'https://loom.example/contact' },
  secret: { display: 'hidden' },
  gone: 'Gone',
}
`,
    'badge.tsx': 'export const Badge = ({ children }) => children',
    'content/index.mdx': PAGE,
    'content/secret.mdx': PAGE,
    'content/other.mdx': "import { useState } from 'react'\nimport { Icon } from 'nextra/icons'\n\n```js /x/\na\n```\n",
    'content/guide/_meta.ts': "export default { 'two': '', nested: { display: 'children' } }",
    'content/guide/index.mdx': '---\nasIndexPage: true\n---\n# Guide\n',
    'content/guide/one.mdx': PAGE,
    'content/guide/two.mdx': PAGE,
    'content/guide/nested/three.mdx': PAGE,
    'content/blog/post.mdx': PAGE,
    'content/broken/_meta.js': 'export default {{',
    'content/broken/page.mdx': PAGE,
  }

  it('writes a config, sidebars, redirects and a report', async () => {
    const siteDir = createTestFolder(FILES)
    const { value, diagnostics } = await migrate(siteDir)
    expect(diagnostics).toEqual([])
    expect(value?.writtenFiles).toEqual(['site.config.ts', 'public/_redirects', 'sidebars.ts', 'report.md'])
    expect(value?.config).toMatchSnapshot()
    expect(value?.report).toMatchSnapshot()
    const again = await migrate(siteDir)
    expect(again.value?.config).toBe(value?.config)
    expect(again.value?.report).toBe(value?.report)
  })
})

describe('Nextra 3 and 2', () => {
  it('reads theme.config, JSON and languages', async () => {
    const { value } = await migrate(
      createTestFolder({
        'next.config.js': `const withNextra = require('nextra')({ theme: 'nextra-theme-docs', themeConfig: './theme.config.tsx' })
module.exports = withNextra({ i18n: { locales: ['fr', 'en'], defaultLocale: 'en' } })
`,
        'theme.config.tsx': `import logo from './logo.png'
import { useRouter } from 'next/router'
export default {
  logo: <><img src="/logo.svg" /> <span>Loom</span></>,
  project: { link: 'https://github.com/loom/loom' },
  docsRepositoryBase: 'https://github.com/loom/loom',
  footer: { content: <p>MIT <b>Loom</b></p> },
  banner: { key: 'x', text: <a href="/2">Loom 2</a> },
  head: () => <meta />,
  primaryHue: 200,
  useNextSeoProps() { const { asPath } = useRouter(); return {} },
}
`,
        'pages/_app.mdx': 'x',
        'pages/en/_meta.json': '{"index": "Start", "guide": {"title": "Guide", "theme": {"collapsed": true}}}',
        'pages/en/index.mdx': PAGE,
        'pages/en/guide.mdx': PAGE,
        'pages/en/guide/a.mdx': PAGE,
        'pages/fr/index.mdx': PAGE,
      }),
    )
    expect(value?.writtenFiles).toEqual(['site.config.ts', 'sidebars.fr.ts', 'sidebars.ts', 'report.md'])
    expect(value?.config).toMatchSnapshot()
  })
})

it('reads the layout of Nextra 4 beside a theme.config', async () => {
  const { value } = await migrate(
    createTestFolder({
      'next.config.mjs': "import nextra from 'nextra'\nexport default nextra({})({})\n",
      'theme.config.jsx': "export default { docsRepositoryBase: 'https://github.com/loom/loom/tree/main' }\n",
      'app/layout.jsx': `import { Layout, Navbar } from 'nextra-theme-docs'
import themeConfig from '../theme.config'
export const metadata = { title: { default: 'Loom' }, description: 'Cloth' }
export default ({ children }) => (
  <Layout docsRepositoryBase="https://a.example" navbar={<Navbar logo={<b>Looms</b>} projectLink="https://github.com/loom/loom" />} {...themeConfig}>{children}</Layout>
)
`,
      'content/index.mdx': PAGE,
    }),
  )
  expect(value?.config).toContain("title: 'Loom',")
  expect(value?.config).toContain("tagline: 'Cloth',")
  expect(value?.config).toContain("editUrl: 'https://github.com/loom/loom/edit/main/',")
  expect(value?.config).toContain("title: 'Looms',")
  expect(value?.config).toContain("{ label: 'GitHub', href: 'https://github.com/loom/loom', position: 'right' }")
})

it('reads pages of the app router with one file for all entries', async () => {
  const { value } = await migrate(
    createTestFolder({
      'next.config.ts': "import nextra from 'nextra'\nexport default nextra({})({})\n",
      'src/app/_meta.global.ts':
        "export default { docs: { type: 'page', title: 'Docs', items: { index: '', start: 'First' } }, about: { type: 'page' } }",
      'src/app/docs/page.mdx': PAGE,
      'src/app/docs/start/page.mdx': PAGE,
      'src/app/about/page.mdx': '---\ntitle: About us\n---\n',
    }),
  )
  expect(value?.config).toMatchSnapshot()
})

it('turns on formulas for the plugins that render them, and reports other plugins', async () => {
  const convert = async (plugins: string) => {
    const siteDir = createTestFolder({
      'next.config.mjs': `import nextra from 'nextra'
import remarkMath from 'remark-math'
import rehypeKatex from 'rehype-katex'
import other from './other.mjs'
export default nextra({ mdxOptions: { ${plugins} } })({})
`,
      'other.mjs': 'export default () => {}',
      'content/index.mdx': PAGE,
    })
    await migrate(siteDir)
    const [config, report] = ['site.config.ts', 'report.md'].map((file) => readFileSync(join(siteDir, file), 'utf8'))
    return [config?.includes('math: true'), report?.includes('the migration adds no plugins')]
  }
  expect(await convert('remarkPlugins: [[remarkMath, {}]], rehypePlugins: [rehypeKatex]')).toEqual([true, false])
  expect(await convert('remarkPlugins: [other, remarkMath]')).toEqual([true, true])
  expect(await convert("remarkPlugins: [other], format: 'mdx'")).toEqual([false, true])
})

it('reads a config into which the result of Nextra is spread', async () => {
  const siteDir = createTestFolder({
    'next.config.mjs':
      "import nextra from 'nextra'\nconst withNextra = nextra({ latex: true })\nexport default { ...withNextra({ trailingSlash: true }), basePath: '/loom' }\n",
    'content/index.mdx': PAGE,
  })
  await migrate(siteDir)
  const config = readFileSync(join(siteDir, 'site.config.ts'), 'utf8')
  expect(config).toContain("baseUrl: '/loom'")
  expect(config).toContain('trailingSlash: true')
  expect(config).toContain('math')
})

it('reports a folder without a config, without Nextra, and without pages', async () => {
  const code = async (files: Readonly<Record<string, string>>) =>
    (await migrate(createTestFolder(files))).diagnostics.map((each) => `${each.code}: ${each.hint}`)
  expect(await code({ 'docs/next.config.js': '' })).toEqual([
    'missing-tool-config: There is one in docs: docgen migrate nextra docs',
  ])
  expect(await code({ 'next.config.js': 'module.exports = {}' })).toEqual([
    'invalid-tool-config: Write export default nextra({ … })({ … })',
  ])
  expect(await code({ 'next.config.mjs': "import nextra from 'nextra'\nexport default nextra({})({})" })).toEqual([
    'missing-tool-config: Name the folder that contains next.config and the pages',
  ])
})
