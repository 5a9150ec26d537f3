import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import type { SiteRoutes } from '../../session/list-routes.js'
import { readLayout } from '../docusaurus/read-layout.js'
import { convertSite } from './convert-site.js'

const BASICS = { title: 'T', url: 'https://a.example', baseUrl: '/' }

async function convert(
  fields: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>> = {},
  routes: Partial<SiteRoutes> = {},
) {
  const layout = readLayout(createTestFolder({ 'docs/a.md': '# A\n', ...files }))
  const config = {
    file: 'docusaurus.config.js',
    fields: { ...BASICS, ...fields },
    form: 'object',
    sources: { entry: '', texts: new Map() },
  }
  const converted = await convertSite(config as never, {
    layout,
    traceImport: () => undefined,
    referTo: () => undefined,
    openPlugins: async () => undefined,
    routesOf: async () => ({ all: ['/'], tags: [], numberedIndexes: [], main: '/docs/a', ...routes }) as SiteRoutes,
  })
  return { ...converted, notes: converted.notes.map(({ status, name, path }) => `${status} ${name ?? path.join('.')}`) }
}
const CLASSIC = { presets: [['classic', {}]] }

describe('convertSite', () => {
  it('migrates the classic preset, and turns off what Docusaurus does not read', async () => {
    const { fields } = await convert(CLASSIC)
    expect(fields).toMatchObject({ ...BASICS, docs: { path: 'docs', routeBasePath: '/docs' } })
    const { fields: off } = await convert(
      { presets: [['classic', { blog: false, pages: false }]] },
      { 'blog/a.md': '', 'src/pages/a.md': '' },
    )
    expect(off).toMatchObject({ blog: false, pages: false })
  })

  it('redirects the root to the first page if no page is there', async () => {
    const { fields, notes } = await convert(CLASSIC, {}, { all: ['/docs/a'] })
    expect(fields['redirects']).toEqual([{ from: '/', to: '/docs/a' }])
    expect(notes).toContain('changed start page')
    expect((await convert(CLASSIC, { 'src/pages/index.js': '' }, { all: [] })).fields).not.toHaveProperty('redirects')
  })

  it('lets broken links warn while a plugin is missing', async () => {
    const { fields, comments } = await convert({ ...CLASSIC, plugins: ['some-plugin'] })
    expect(fields['onBrokenLinks']).toBe('warn')
    expect(comments).toHaveProperty('onBrokenLinks')
    expect((await convert(CLASSIC)).fields).not.toHaveProperty('onBrokenLinks', 'warn')
  })

  it('adds further docs, each with the levels of the table of contents', async () => {
    const { fields } = await convert(
      {
        ...CLASSIC,
        themeConfig: { tableOfContents: { maxHeadingLevel: 4 } },
        plugins: [['@docusaurus/plugin-content-docs', { id: 'more', path: 'more', routeBasePath: 'more' }]],
      },
      { 'more/a.md': '' },
    )
    expect(fields['docs']).toMatchObject([
      { path: 'docs', tocMaxHeadingLevel: 4 },
      { id: 'more', path: 'more', routeBasePath: '/more', tocMaxHeadingLevel: 4 },
    ])
  })

  it('reads values as Docusaurus does', async () => {
    const { fields } = await convert({
      ...CLASSIC,
      url: 'https:/a.example',
      trailingSlash: 'true',
      staticDirectories: ['./public'],
    })
    expect(fields).toMatchObject({ url: 'https://a.example', trailingSlash: true, staticDirectories: ['public'] })
  })

  it('reports a site without documents, and fields that it does not know', async () => {
    const { notes } = await convert({ presets: [['classic', { docs: false }]], own: 1, ssrTemplate: 'x' })
    expect(notes).toEqual(expect.arrayContaining(['lost documents', 'lost own', 'lost ssrTemplate']))
  })
})
