import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { listRoutes } from './list-routes.js'

const FIELDS = { title: 'Kit', url: 'https://docs.example', baseUrl: '/kit/', trailingSlash: false }

it('lists pages, the first one, and the pages of tags', async () => {
  const siteDir = createTestFolder({
    'docs/index.md': '# Start\n',
    'docs/guide/a b.md': '---\ntags: [New]\n---\n\n# A\n',
    'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
  })
  const routes = await listRoutes(siteDir, FIELDS)
  expect(routes.all.toSorted()).toEqual(['/', '/guide/a b'])
  expect(routes.urls).toEqual(expect.arrayContaining(['/', '/guide/a%20b', '/tags/new']))
  expect(routes.main).toBe('/')
  expect(routes.tags).toEqual([{ route: '/tags/new', first: '/tags/new', label: 'New' }])
})

it('lists docs that are the index of their folder without its number only', async () => {
  const siteDir = createTestFolder({
    'docs/a/00-index.md': '---\nid: start\n---\n\n# A\n',
    'docs/01-b/b.md': '# B\n',
    'docs/02-c/02-c.md': '# C\n',
    'docs/d/index.md': '# D\n',
    'docs/e/1-index.md': '---\nslug: own\n---\n\n# E\n',
    'docs/f/01-plan.md': '# F\n',
  })
  const { numberedIndexes } = await listRoutes(siteDir, FIELDS)
  expect(numberedIndexes.toSorted((a, b) => a.route.localeCompare(b.route))).toEqual([
    { route: '/a', name: 'start' },
    { route: '/b', name: 'b' },
  ])
})

it('needs neither the sidebars nor the plugins of the config', async () => {
  const siteDir = createTestFolder({ 'docs/a.md': '# A\n' })
  const fields = { ...FIELDS, docs: { sidebars: './none.js' }, markdown: { remarkPlugins: ['remark-none'] } }
  expect((await listRoutes(siteDir, fields)).all).toEqual(['/a'])
})

it('lists nothing for an unusable config', async () => {
  expect(await listRoutes(createTestFolder({ 'docs/a.md': '# A\n' }), { ...FIELDS, url: 7 })).toEqual({
    all: [],
    urls: [],
    tags: [],
    numberedIndexes: [],
  })
})
