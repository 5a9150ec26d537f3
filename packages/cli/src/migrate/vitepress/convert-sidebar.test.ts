import { expect, it } from 'vitest'
import { convertSidebar } from './convert-sidebar.js'

const folder = { locale: 'root', path: 'docs', base: '', files: ['guide/a.md', 'guide/b-c.md', 'api.md'] }
const convert = (value: unknown) => convertSidebar({ value, path: ['sidebar'] }, folder)

it('converts a list of items', () => {
  const { sidebars } = convert([
    { text: 'Guide', collapsed: false, items: [{ text: 'A <b>1</b>', link: '/guide/a' }] },
    { text: 'API', link: '/api', items: [{ text: 'Site', link: 'https://a.example' }] },
    { text: 'Only text' },
  ])
  expect(sidebars).toEqual({
    main: [
      {
        type: 'category',
        label: 'Guide',
        collapsible: true,
        collapsed: false,
        items: [{ type: 'doc', id: 'guide/a', label: 'A 1' }],
      },
      {
        type: 'category',
        label: 'API',
        link: { type: 'doc', id: 'api' },
        collapsible: false,
        collapsed: false,
        items: [{ type: 'link', href: 'https://a.example', label: 'Site' }],
      },
      { type: 'html', value: 'Only text', defaultStyle: true },
    ],
  })
})

it('adds bases to links, also without a slash', () => {
  const items = [
    {
      text: 'A',
      base: '/guide/',
      items: [
        { text: 'A', link: 'a' },
        { text: 'A', link: '/a' },
      ],
    },
    { text: 'B', base: '/guide/b-', items: [{ text: 'C', link: 'c' }] },
  ]
  const ids = JSON.stringify(convert(items).sidebars).match(/guide\/[\w-]+/g)
  expect(ids).toEqual(['guide/a', 'guide/a', 'guide/b-c'])
})

it('converts lists by URL: a page of another URL keeps its own sidebar', () => {
  const shared = [{ text: 'A', link: '/guide/a' }]
  const { sidebars, notes } = convert({
    '/guide/': [
      { text: 'A', link: '/guide/a' },
      { text: 'API', link: '/api' },
    ],
    '/api': { items: [{ text: 'API', link: '/api' }], base: '' },
    '/one/': shared,
    '/two/': shared,
    '/none/': [{ text: 'Gone', link: '/gone' }],
  })
  expect(Object.keys(sidebars)).toEqual(['guide', 'api', 'one', 'none'])
  expect(sidebars['guide']).toEqual([
    { type: 'doc', id: 'guide/a', label: 'A' },
    { type: 'ref', id: 'api', label: 'API' },
  ])
  expect(notes.map(({ name }) => name)).toEqual(['sidebar link /gone'])
})
