import { expect, it } from 'vitest'
import { listProblems } from '../../../test/list-problems.js'
import { categorySchema, sidebarItemsSchema, sidebarsSchema } from './sidebar-item.js'

const doc = (id: string) => ({ type: 'doc', id })

it('expands shorthands at any depth', () => {
  expect(sidebarItemsSchema.parse(['a', ['b', ['c']], { One: ['d'], Two: { Three: ['e'] } }])).toEqual([
    doc('a'),
    doc('b'),
    doc('c'),
    { type: 'category', label: 'One', items: [doc('d')] },
    { type: 'category', label: 'Two', items: [{ type: 'category', label: 'Three', items: [doc('e')] }] },
  ])
  expect(sidebarItemsSchema.parse({ One: [] })).toEqual([{ type: 'category', label: 'One', items: [] }])
})

it('fills in defaults, and reads the flags of Docusaurus', () => {
  const items = [
    { type: 'link', label: 'A', href: '/a' },
    { type: 'html', value: '<hr>', defaultStyle: 'true' },
    { type: 'category', label: 'B', items: [], collapsed: 'false' },
  ]
  expect(listProblems(sidebarItemsSchema, items)).toEqual([])
  expect(sidebarsSchema.parse({ main: items as never })['main']).toMatchObject([
    { autoAddBaseUrl: true },
    { defaultStyle: true },
    { collapsed: false },
  ])
})

it('fills in the type of the link of a category', () => {
  const links = [{ id: 'a' }, { title: 'All', slug: '/all' }, null]
  const items = links.map((link) => ({ type: 'category', label: 'A', items: [], link }))
  expect(sidebarsSchema.parse({ main: items as never })['main']).toMatchObject([
    { link: { type: 'doc', id: 'a' } },
    { link: { type: 'generated-index', title: 'All', slug: '/all' } },
    { link: null },
  ])
})

it.each([
  [[{ id: 'a' }], [expect.stringContaining('[0].type is missing: expected "doc", "ref"')]],
  [[{ type: 'page', id: 'a' }], [expect.stringContaining('unknown sidebar item type "page": expected "doc"')]],
  [[7], ['[0]: expected a string or an object, found 7']],
  [[{ One: 'a' }], ['[0].items: expected a list, found "a"']],
  [[{ type: 'category', label: 'A', items: [{ type: 'doc' }] }], ['[0].items[0].id is missing: expected a string']],
])('rejects %j', (items, problems) => {
  expect(listProblems(sidebarItemsSchema, items)).toEqual(problems)
})

it('reads category files, with numbers and flags as text', () => {
  expect(categorySchema.parse({ position: '2.5' as never, collapsible: 'true' as never, link: null })).toEqual({
    position: 2.5,
    collapsible: true,
    link: null,
  })
  expect(listProblems(categorySchema, { position: '2a', items: [] })).toEqual([
    'position: expected a number, found "2a"',
    'unknown key items',
  ])
})
