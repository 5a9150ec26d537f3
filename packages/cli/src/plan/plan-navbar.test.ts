import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../graph/create-test-graph.js'
import { planNavbar } from './plan-navbar.js'

const ICON = '<svg/>'

function plan(navbar: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, unknown>> = {}, route = '/a') {
  const config = { navbar, docs: { routeBasePath: '/' }, ...fields }
  const { value: graph } = createTestGraph({ docs: { 'index.md': {}, 'a.md': { title: 'A' } }, config })
  const found: Diagnostic[] = []
  const view = planNavbar(
    { route, locale: 'en', version: 'current' },
    {
      config: createTestConfig(config),
      graph,
      report: (diagnostic) => found.push(diagnostic),
      locateInConfig: (path) => ({ file: path.join('.') }),
      findIcon: (name) => (name === 'rocket' ? { html: ICON } : { message: `there is no icon ${name}`, hint: 'None' }),
    },
  )
  return { view, found }
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

it('names a document after its title, and skips one that does not exist with a diagnostic', () => {
  const { view, found } = plan({
    items: [
      { type: 'doc', docId: 'a' },
      { type: 'doc', docId: 'gone' },
    ],
  })
  expect(view.start).toMatchObject([{ label: 'A', href: '/a' }])
  expect(found).toMatchObject([{ code: 'navbar-unknown-document', file: 'navbar.items.1.docId' }])
})

it('reports an unknown icon at its item, also in a menu', () => {
  const items = [
    { to: '/a', label: 'A', icon: 'rocket' },
    { label: 'More', items: [{ to: '/a', label: 'A', icon: 'rokcet' }] },
  ]
  const { view, found } = plan({ items })
  expect(view.start[0]).toMatchObject({ icon: ICON })
  expect(found).toEqual([
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
