import { expect, it } from 'vitest'
import { listMenu, toNavbarItem, toRoute } from './convert-menus.js'
import type { HugoPage } from './hugo-pages.js'

const page = (path: string, fields: HugoPage['fields']): HugoPage => ({ path, fields, text: '' })

it('lists entries of the config and of pages by weight, with entries below them', () => {
  const menus = {
    main: [
      { name: 'Later', weight: 30, url: 'https://a.example' },
      { name: 'Guide', weight: 10, pageRef: '/guide', identifier: 'guide' },
      { name: '<i>Icon</i> Setup', parent: 'guide', pageRef: 'guide/setup.md' },
      { weight: 1 },
    ],
  }
  const pages = [
    page('guide/_index.md', { title: 'Guide' }),
    page('guide/setup.md', { title: 'Setup', slug: 'install' }),
    page('about.md', { title: 'About', menu: { main: { weight: 20 } } }),
    page('draft.md', { title: 'Draft', menu: 'main', draft: true }),
  ]
  expect(listMenu(menus, 'main', pages)).toEqual([
    {
      label: 'Guide',
      target: '/guide',
      children: [{ label: 'Icon Setup', target: '/guide/install', children: [] }],
    },
    { label: 'About', target: '/about', children: [] },
    { label: 'Later', target: 'https://a.example', children: [] },
  ])
  expect(listMenu(menus, 'before', pages)).toEqual([])
})

it('creates items of the navbar, except for entries without target and children', () => {
  const child = { label: 'B', target: 'https://b.example', children: [] }
  expect(toNavbarItem({ label: 'A', target: '/a/', children: [] })).toEqual({ label: 'A', to: '/a' })
  expect(toNavbarItem({ label: 'A', children: [child] })).toEqual({
    label: 'A',
    items: [{ label: 'B', href: 'https://b.example' }],
  })
  expect(toNavbarItem({ label: 'A', children: [] })).toBeUndefined()
})

it.each([
  ['a//b/', '/a/b'],
  ['/a/#part', '/a#part'],
  ['', '/'],
])('converts the path %j to the route %j', (path, route) => {
  expect(toRoute(path)).toBe(route)
})
