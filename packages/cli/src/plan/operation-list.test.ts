import { expect, it } from 'vitest'
import type { Sidebar, SidebarItem } from '../graph/sidebar/sidebar.js'
import { createOperationList, operationListFile } from './operation-list.js'

const operation = (id: string, more: Record<string, unknown> = {}): SidebarItem => ({
  kind: 'doc',
  id,
  label: id,
  route: `/${id}`,
  href: `/${id}`,
  isUnlisted: false,
  customProps: { method: 'get', path: `/v1/${id}`, ...more },
})
const category = (label: string, items: readonly SidebarItem[], more: object = {}): SidebarItem => ({
  kind: 'category',
  label,
  items,
  isCollapsible: true,
  isCollapsed: true,
  isUnlisted: false,
  ...more,
})
const sidebar = (items: readonly SidebarItem[], more: Partial<Sidebar> = {}): Sidebar => ({
  id: 'api',
  version: 'current',
  locale: 'en',
  items,
  ...more,
})
const many = (count: number): readonly SidebarItem[] =>
  Array.from({ length: count }, (_, index) => operation(`o${index}`))

it('exists for a large sidebar with operations', () => {
  expect(operationListFile(sidebar(many(60)))).toBeUndefined()
  expect(operationListFile(sidebar(many(61)))).toBe('docgen-en-api.json')
  const plain = many(61).map((item): SidebarItem => (item.kind === 'doc' ? { ...item, customProps: {} } : item))
  expect(operationListFile(sidebar(plain))).toBeUndefined()
})

it('has a name of its own in each version and language, also for sidebars with other characters', () => {
  expect(operationListFile(sidebar(many(61), { version: '1.0', locale: 'de' }))).toBe('docgen-1.0-de-api.json')
  expect(operationListFile(sidebar(many(61), { id: 'a/b' }))).toMatch(/^docgen-[0-9a-f]{8}\.json$/)
})

it('lists pages with method, path and categories, and no link to another API', () => {
  const items = [
    category('Switch', [operation('other')], { className: 'menu-switch' }),
    { kind: 'html', html: '<hr>', hasDefaultStyle: false } as const,
    category('API', [category('Orders', [operation('list', { deprecated: true })]), operation('paid', { method: 7 })], {
      link: { route: '/api', href: '/api' },
    }),
    operation('guide', { path: undefined }),
  ]
  expect(JSON.parse(createOperationList(sidebar(items)))).toEqual([
    ['/api', 'API', '', '', ''],
    ['/list', 'list', 'get', '/v1/list', 'API Orders', 1],
    ['/paid', 'paid', '', '/v1/paid', 'API'],
    ['/guide', 'guide', '', '', ''],
  ])
})
