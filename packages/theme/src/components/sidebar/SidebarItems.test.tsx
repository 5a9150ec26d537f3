import type { SidebarItemView } from '@docgen/renderer/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { text } from '../../../test/view-data.js'
import { SidebarItems } from './SidebarItems.js'

const render = (...items: readonly SidebarItemView[]): string =>
  renderToStaticMarkup(<SidebarItems text={text} items={items} />)
const link = { kind: 'link', label: 'A', href: '/a', isExternal: false } as const

it('is as short as possible for a plain link', () => {
  expect(render(link)).toBe('<ul class="menu"><li><a href="/a">A</a></li></ul>')
})

it('marks the current page, other sites, methods and deprecated operations', () => {
  expect(render({ ...link, current: 'page' })).toContain('<a href="/a" aria-current="page">')
  expect(render({ ...link, isExternal: true })).toMatch(
    /target="_blank" rel="noopener noreferrer">A<i class="icon icon-external" role="img" aria-label="[^"]+"><\/i><\/a>/,
  )
  expect(render({ ...link, method: 'get', isDeprecated: true, icon: '<svg/>' })).toMatch(
    /<span class="menu-icon"><svg\/><\/span><span class="method method-get">get<\/span>.*<s>A<\/s>/,
  )
})

it('renders HTML as it is, or in the style of a text', () => {
  expect(render({ kind: 'html', html: '<hr>', className: 'c' })).toBe('<ul class="menu"><li class="c"><hr></li></ul>')
  expect(render({ kind: 'html', html: '<b>T</b>', hasDefaultStyle: true })).toBe(
    '<ul class="menu"><li><div class="menu-text"><b>T</b></div></li></ul>',
  )
})

it('nests the items of a category', () => {
  const inner = { label: 'In', hasPage: false, isOpen: true, isCollapsible: true, isCut: false } as const
  expect(render({ kind: 'category', ...inner, items: [{ kind: 'category', ...inner, items: [link] }] })).toBe(
    '<ul class="menu"><li><details open=""><summary>In</summary><ul class="menu"><li><details open=""><summary>In</summary><ul class="menu"><li><a href="/a">A</a></li></ul></details></li></ul></details></li></ul>',
  )
})
