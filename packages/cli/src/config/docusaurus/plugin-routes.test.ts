import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { createLoadContext } from './load-context.js'
import { createRoutePage, listRoutes } from './plugin-routes.js'

describe('listRoutes', () => {
  it('lists the innermost routes, with what components receive as route', () => {
    const route = { path: '/a', routes: [{ path: '/a/b', component: '@site/B', exact: true, modules: { x: 'x' } }] }
    expect(listRoutes(route)).toEqual([
      { path: '/a/b', component: '@site/B', modules: { x: 'x' }, props: {}, route: { exact: true, path: '/a/b' } },
    ])
    expect(listRoutes({ path: '/a', component: '@site/A', routes: [] })).toHaveLength(1)
  })

  it.each([
    ['a text', '/a'],
    ['a route without component', { path: '/a' }],
    ['a pattern', { path: '/a/*', component: '@site/A' }],
    ['a route with parameters', { path: '/a/:id', component: '@site/A' }],
    ['a page of the classic plugins', { path: '/a', component: '@theme/BlogListPage' }],
  ])('skips %s', (_name, route) => {
    expect(listRoutes(route)).toEqual([])
  })
})

describe('createRoutePage', () => {
  const create = (path: string, modules: unknown = {}) => {
    const siteDir = createTestFolder()
    const context = createLoadContext(siteDir, 'docusaurus.config.js', { baseUrl: '/kit/' })
    const route = { path, component: '@site/A', modules, props: { p: 1 }, route: { path } }
    const page = createRoutePage(route, 'src/pages', context)
    const [, name = ''] = /routes\/(\w+\.jsx)/.exec(page.text) ?? []
    return { page, code: readFileSync(join(siteDir, '.docgen/docusaurus/routes', name), 'utf8'), siteDir }
  }

  it.each([
    ['/kit/', 'src/pages/index.mdx'],
    ['/kit/a/b/', 'src/pages/a/b.mdx'],
    ['/other', 'src/pages/other.mdx'],
  ])('puts %s below the folder of pages', (path, expected) => {
    expect(create(path).page.path).toBe(expected)
  })

  it('imports the modules of a route, however deep, and passes other values on', () => {
    const { code } = create('/kit/a', {
      one: '@generated/a.json?x',
      list: [{ __import: true, path: './b' }, 2],
      none: null,
    })
    expect(code).toContain('import Component from "@site/A"')
    expect(code).toContain('import * as module0 from "@generated/a.json"')
    expect(code).toContain('const modules = { "one": read(module0), "list": [read(module1), 2], "none": null }')
    expect(code).toContain('{...{"p":1}}')
  })
})
