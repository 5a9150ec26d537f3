import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import manual from '../../../../../docs/site.config.js'
import example from '../../../../../site/site.config.js'
import { createTestConfig, createTestGraph } from '../../graph/create-test-graph.js'
import { planNavbar } from './plan-navbar.js'

const ICON = '<svg/>'

function plan(navbar: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, unknown>> = {}, route = '/a') {
  const config = { navbar, docs: { routeBasePath: '/' }, ...fields }
  const { value: graph } = createTestGraph({ docs: { 'index.md': {}, 'a.md': { title: 'A' } }, config })
  const diagnostics: Diagnostic[] = []
  const view = planNavbar(
    { route, locale: 'en', version: 'current', docId: route.slice(1), sidebarId: 'defaultSidebar' },
    {
      config: createTestConfig(config),
      graph,
      report: (diagnostic) => diagnostics.push(diagnostic),
      locateInConfig: (path) => ({ file: path.join('.') }),
      findIcon: (name) => (name === 'rocket' ? { html: ICON } : { message: `there is no icon ${name}`, hint: 'None' }),
    },
  )
  return { view, diagnostics }
}

/** Labels of the current items on a page. */
function currentOf(items: readonly object[], route: string): readonly unknown[] {
  const { start, end } = plan({ items }, {}, route).view
  return [...start, ...end].flatMap((item) => ('isCurrent' in item && item.isCurrent ? [item.label] : []))
}

it('is named after the site unless it has a title or a logo', () => {
  expect(plan({}).view).toMatchObject({ title: 'Test', homeHref: '/' })
  expect(plan({ title: 'Own' }).view.title).toBe('Own')
  expect(plan({ logo: { src: '/logo.svg' } }).view.title).toBeUndefined()
})

it('puts items at their end, and adds a search field unless there is one or search is off', () => {
  const items = [
    { to: '/', label: 'Start' },
    { href: 'https://example.com', label: 'Out', position: 'right' },
  ]
  const { view } = plan({ items })
  expect(view.start).toMatchObject([{ kind: 'link', label: 'Start', href: '/', isExternal: false }])
  expect(view.end).toMatchObject([
    { label: 'Out', isExternal: true },
    { kind: 'search', href: '/search' },
  ])
  expect(plan({ items: [{ type: 'search' }] }).view.end).toEqual([])
  expect(plan({ items }, { search: { enabled: false } }).view.end).toHaveLength(1)
})

it('shows the HTML of links to docs instead of their label', () => {
  const doc = { type: 'doc', docId: 'a', html: '<b>A</b>' }
  const { view } = plan({ items: [doc, { label: 'More', items: [{ ...doc, label: 'First' }] }] })
  expect(view.start).toMatchObject([
    { kind: 'link', label: 'A', html: '<b>A</b>', href: '/a' },
    { kind: 'dropdown', items: [{ label: 'First', html: '<b>A</b>' }] },
  ])
})

it('marks the link to the page, and the menu that contains it', () => {
  const items = [
    { to: '/a', label: 'A' },
    { label: 'More', items: [{ to: '/a', label: 'A' }] },
    { label: 'Other', items: [{ to: '/b', label: 'B' }] },
  ]
  const isCurrent = (route: string) =>
    plan({ items }, {}, route).view.start.map((item) => 'isCurrent' in item && item.isCurrent)
  expect(isCurrent('/a')).toEqual([true, true, false])
  expect(isCurrent('/')).toEqual([false, false, false])
})

it.each([manual, example])("marks one item of a site's navbar on each page (%#)", ({ navbar: { items } = {} }) => {
  const route = (path: string) => currentOf(items ?? [], path)
  expect(route('/')).toEqual(route('/any/page'))
  for (const item of items ?? [])
    if ('to' in item && item.to !== undefined) expect(route(item.to)).toEqual([item.label])
})

it.each([
  [
    '/docs/guide/a',
    [
      { to: '/docs', label: 'Docs' },
      { to: '/docs/guide', label: 'Guide' },
    ],
    ['Guide'],
  ],
  [
    '/docs/b',
    [
      { to: '/docs', label: 'Docs' },
      { to: '/docs/guide', label: 'Guide' },
    ],
    ['Docs'],
  ],
  [
    '/a',
    [
      { to: '/', label: 'Root' },
      { type: 'doc', docId: 'a', label: 'Doc' },
    ],
    ['Doc'],
  ],
  [
    '/a',
    [
      { to: '/', label: 'Root' },
      { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Bar' },
    ],
    ['Bar'],
  ],
  [
    '/a',
    [
      { to: '/a', label: 'Own' },
      { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Bar' },
    ],
    ['Own'],
  ],
  [
    '/a',
    [
      { to: '/', label: 'Root', activeBaseRegex: '^/' },
      { label: 'More', items: [{ to: '/a', label: 'A' }] },
    ],
    ['More'],
  ],
])('marks only what is closest on %s (%#)', (route, items, expected) => {
  expect(currentOf(items, route)).toEqual(expected)
})

it('names a document after its title, and skips one that does not exist with a diagnostic', () => {
  const { view, diagnostics } = plan({
    items: [
      { type: 'doc', docId: 'a' },
      { type: 'doc', docId: 'gone' },
    ],
  })
  expect(view.start).toMatchObject([{ label: 'A', href: '/a' }])
  expect(diagnostics).toMatchObject([{ code: 'navbar-unknown-document', file: 'navbar.items.1.docId' }])
})

it('reports an unknown icon at its item, also in a menu', () => {
  const items = [
    { to: '/a', label: 'A', icon: 'rocket' },
    { label: 'More', items: [{ to: '/a', label: 'A', icon: 'rokcet' }] },
  ]
  const { view, diagnostics } = plan({ items })
  expect(view.start[0]).toMatchObject({ icon: ICON })
  expect(diagnostics).toEqual([
    {
      code: 'icon',
      severity: 'warning',
      file: 'navbar.items.1.items.0.icon',
      message: 'there is no icon rokcet',
      hint: 'None',
    },
  ])
})

it('has no version menu if there is only one version', () => {
  const { view } = plan({ items: [{ type: 'docsVersionDropdown' }] })
  expect(view.start).toMatchObject([{ kind: 'link', href: '/' }])
})
