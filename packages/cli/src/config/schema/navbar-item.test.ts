import { expect, it } from 'vitest'
import { listProblems } from '../../../test/list-problems.js'
import { navbarItemSchema } from './navbar-item.js'

it('infers links and menus, and collects attributes', () => {
  expect(navbarItemSchema.parse({ label: 'A', to: '/a', target: '_blank' })).toMatchObject({
    type: 'default',
    position: 'left',
    attributes: { target: '_blank' },
  })
  expect(
    navbarItemSchema.parse({ label: 'B', items: [{ label: 'C', href: 'https://c.org', rel: 'me' }] }),
  ).toMatchObject({
    type: 'dropdown',
    items: [{ type: 'default', prependBaseUrlToHref: false, attributes: { rel: 'me' } }],
  })
})

it.each([
  [{ label: 'A', items: [{ label: 'B', items: [] }] }, ['items[0]: Nested dropdowns are not allowed']],
  [{ label: 'A', items: [{ type: 'search' }] }, ['items[0]: Nested dropdowns are not allowed']],
  [
    { label: 'A', items: [{ label: 'B', to: '/', position: 'right' }] },
    ['items[0].position: position is only for items of the bar itself'],
  ],
  [{ label: 'A', children: [] }, ['items is missing: expected a list', 'unknown key children']],
  [{ label: 'A', to: '/a', activeBaseRegex: '(' }, ['activeBaseRegex: expected a regular expression, found "("']],
  [{ type: 'search', position: 'tabs' }, ['position: expected "left" or "right", found "tabs"']],
  ['x', ['the default export: expected an object, found "x"']],
])('rejects %j', (item, problems) => {
  expect(listProblems(navbarItemSchema, item)).toEqual(problems)
})

it('accepts versions by name, and with labels', () => {
  const menu = {
    type: 'docsVersionDropdown',
    versions: { '1.0': { label: 'Old' } },
    dropdownItemsAfter: [{ to: '/', label: 'A' }],
  }
  expect(listProblems(navbarItemSchema, menu)).toEqual([])
  expect(listProblems(navbarItemSchema, { ...menu, versions: ['1.0'] })).toEqual([])
  expect(listProblems(navbarItemSchema, { ...menu, versions: '1.0' })).toHaveLength(1)
})
