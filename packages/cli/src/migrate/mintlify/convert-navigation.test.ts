import { expect, it } from 'vitest'
import { convertNavigation } from './convert-navigation.js'

const pages = {
  files: [],
  others: [],
  exclude: [],
  find: (name: string) => (name === 'gone' ? undefined : `${name}.mdx`),
  read: () => '',
  frontMatterOf: () => ({}),
}
const apis = { apis: [], replaced: new Map<string, string>(), find: () => undefined, notes: [] }
const convert = (navigation: unknown) => convertNavigation(navigation, { pages, apis, hasIcons: true })

it('makes one sidebar without divisions, with open outer groups', () => {
  const { sidebars, navbarItems } = convert({
    groups: [
      { group: 'A', icon: 'star', pages: ['x', { group: 'B', root: 'y', pages: ['z'] }] },
      { group: 'C', hidden: true, pages: ['w'] },
    ],
  })
  expect(navbarItems).toEqual([])
  expect(sidebars).toEqual({
    docs: [
      {
        type: 'category',
        label: 'A',
        icon: 'star',
        collapsible: false,
        items: [
          { type: 'doc', id: 'x' },
          {
            type: 'category',
            label: 'B',
            link: { type: 'doc', id: 'y' },
            collapsed: true,
            items: [{ type: 'doc', id: 'z' }],
          },
        ],
      },
    ],
  })
})

it('shows the first version in the navbar, and the others in a menu', () => {
  const { sidebars, navbarItems } = convert({
    versions: [
      {
        version: 'v2',
        tabs: [
          { tab: 'Guides', pages: ['a'] },
          { tab: 'API', pages: ['b'] },
        ],
      },
      { version: 'v1', tabs: [{ tab: 'Guides', pages: ['c'] }] },
    ],
  })
  expect(Object.keys(sidebars)).toEqual(['guides', 'api', 'v1'])
  expect(sidebars['v1']).toEqual([
    { type: 'category', label: 'Guides', ownSidebar: true, items: [{ type: 'doc', id: 'c' }] },
  ])
  expect(navbarItems).toEqual([
    { label: 'Guides', position: 'tabs', type: 'docSidebar', sidebarId: 'guides' },
    { label: 'API', position: 'tabs', type: 'docSidebar', sidebarId: 'api' },
    {
      label: 'v2',
      position: 'right',
      items: [
        { type: 'docSidebar', sidebarId: 'guides', label: 'v2' },
        { type: 'docSidebar', sidebarId: 'v1', label: 'v1' },
      ],
    },
  ])
})

it('ends for navigation that is nested too deeply, and notes missing pages', () => {
  let group: object = { group: 'x', pages: ['gone'] }
  for (let depth = 0; depth < 100; depth++) group = { group: 'x', pages: [group] }
  expect(convert({ groups: [group] }).sidebars).toEqual({})
  expect(convert({ pages: ['gone'] }).notes).toMatchObject([{ status: 'lost', name: 'gone' }])
})
