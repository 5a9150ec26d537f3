import { expect, it } from 'vitest'
import type { PageFacts } from '../plugin.js'
import { describeRoutes } from './describe-routes.js'

const use = (kind: string, value?: object) => ({
  name: `@docusaurus/plugin-content-${kind}`,
  options: { value, path: [] },
})
const page = (href: string, source?: string, version = 'current') => ({
  kind: (source === undefined ? 'generated-index' : 'doc') as PageFacts['kind'],
  href,
  version,
  ...(source !== undefined && { source }),
})

const describe = (pages: readonly ReturnType<typeof page>[], uses = [use('docs'), use('blog'), use('pages')]) =>
  describeRoutes(pages, uses, { baseUrl: '/base/' })

it('lists documents within routes of their plugin, with their source', () => {
  const docs = { name: 'docusaurus-plugin-content-docs', id: 'default' }
  const around = { path: '/base/docs', exact: false, plugin: docs }
  const item = (path: string, sourceFilePath: string) => ({
    path,
    component: '@theme/DocItem',
    exact: true,
    modules: { content: `@site/${sourceFilePath}` },
    plugin: docs,
    metadata: { sourceFilePath },
  })
  const { routes, routesPaths } = describe([
    page('/base/docs/a', 'docs/a.md'),
    page('/base/docs/deep/b', 'docs/deep/b.mdx'),
  ])
  const items = [item('/base/docs/a', 'docs/a.md'), item('/base/docs/deep/b', 'docs/deep/b.mdx')]
  const inner = [{ ...around, component: '@theme/DocRoot', routes: items }]
  const versions = [{ ...around, component: '@theme/DocVersionRoot', routes: inner }]
  expect(routes).toEqual([{ ...around, component: '@theme/DocsRoot', routes: versions }])
  expect(routesPaths).toEqual(['/base/docs/a', '/base/docs/deep/b'])
})

interface Route {
  readonly path: string
  readonly component: string
  readonly plugin?: { readonly id: string }
  readonly routes?: readonly Route[]
}

const flatten = (routes: readonly object[]): string[] =>
  routes.flatMap((route) => {
    const { path, component, plugin, routes: inner } = route as Route
    return inner ? flatten(inner) : [`${path} ${component} ${plugin?.id}`]
  })

it('assigns pages to the plugin of their folder and its versions', () => {
  const uses = [
    use('docs', { path: './guides/' }),
    use('docs', { id: 'api', path: 'guides/api' }),
    use('blog'),
    use('pages'),
  ]
  const pages = [
    page('/base/', 'src/pages/index.tsx'),
    page('/base/api/a', 'guides/api/a.md'),
    page('/base/api/1.0/a', 'api_versioned_docs/version-1.0/a.md', '1.0'),
    page('/base/blog/c', 'blog/c.md'),
    page('/base/docs/a', 'guides/a.md'),
    page('/base/docs/1.0/a', 'versioned_docs/version-1.0/a.md', '1.0'),
    page('/base/docs/category/b'),
  ]
  const { routes, routesPaths } = describe(pages, uses)
  expect(flatten(routes).sort()).toEqual([
    '/base/ @theme/MDXPage default',
    '/base/api/1.0/a @theme/DocItem api',
    '/base/api/a @theme/DocItem api',
    '/base/blog/c @theme/BlogPostPage default',
    '/base/docs/1.0/a @theme/DocItem default',
    '/base/docs/a @theme/DocItem default',
    '/base/docs/category/b @theme/DocCategoryGeneratedIndexPage undefined',
  ])
  expect(routesPaths).toEqual(pages.map(({ href }) => href))
})

it('assigns the files of the site folder to a plugin for it, after those of other plugins', () => {
  const pages = [page('/base/a', 'a.md'), page('/base/blog/c', 'blog/c.md')]
  expect(flatten(describe(pages, [use('docs', { path: '.' }), use('blog')]).routes).sort()).toEqual([
    '/base/a @theme/DocItem default',
    '/base/blog/c @theme/BlogPostPage default',
  ])
})

it('omits the page for missing pages', () => {
  const missing = { ...page('/base/404'), kind: 'not-found' as PageFacts['kind'] }
  expect(describe([missing])).toEqual({ routes: [], routesPaths: [] })
})
