import type { Diagnostic } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../../graph/create-test-graph.js'
import type { NavbarPage } from './navbar-planner.js'
import { planDoc, planDocSidebar, planVersion } from './plan-doc-links.js'

const sidebars = { guide: [{ type: 'doc', id: 'a', label: 'First' }, 'b'], empty: [{ type: 'html', value: '<hr>' }] }
const fields = { docs: { routeBasePath: '/', sidebars } }
const { value: graph } = createTestGraph({
  docs: { 'index.md': {}, 'a.md': { title: 'A' }, 'b.md': {}, 'hidden.md': { unlisted: true } },
  config: fields,
})
const page: NavbarPage = { route: '/a', locale: 'en', version: 'current', docId: 'a', sidebarId: 'guide' }

function open() {
  const diagnostics: Diagnostic[] = []
  const planner = {
    config: createTestConfig(fields),
    graph,
    report: (diagnostic: Diagnostic) => diagnostics.push(diagnostic),
    locateInConfig: (path: readonly (string | number)[]) => ({ file: path.join('.') }),
  }
  return { diagnostics, planner }
}

const doc = (docId: string) => ({ type: 'doc' as const, docId, position: 'left' as const, attributes: {} })
const sidebar = (sidebarId: string) => ({
  type: 'docSidebar' as const,
  sidebarId,
  position: 'left' as const,
  attributes: {},
})

it('links to a document by the label of the item, of the sidebar, or by the title', () => {
  const { planner } = open()
  expect(planDoc(doc('a'), page, planner)).toMatchObject({ label: 'A', href: '/a' })
  expect(planDoc({ ...doc('a'), label: 'Own' }, page, planner)).toMatchObject({ label: 'Own' })
})

it('is current on the document, and on all pages of its sidebar', () => {
  const { planner } = open()
  const isCurrent = (id: string) => planDoc(doc(id), page, planner)?.isCurrent
  expect(['a', 'b', 'index'].map(isCurrent)).toEqual([true, true, false])
})

it('shows an unlisted document only on itself', () => {
  const { planner, diagnostics } = open()
  expect(planDoc(doc('hidden'), page, planner)).toBeUndefined()
  expect(planDoc(doc('hidden'), { ...page, docId: 'hidden' }, planner)).toMatchObject({ href: '/hidden' })
  expect(diagnostics).toEqual([])
})

it('links to the first page of a sidebar', () => {
  const { planner } = open()
  expect(planDocSidebar(sidebar('guide'), page, planner)).toMatchObject({ label: 'First', href: '/a', isCurrent: true })
})

it.each([
  ['document', 'c', 'navbar-unknown-document', 'docId'],
  ['sidebar', 'giude', 'navbar-unknown-sidebar', 'sidebarId'],
  ['sidebar', 'empty', 'navbar-sidebar-without-link', 'sidebarId'],
])('reports a %s that is not a valid target: %s', (kind, id, code, file) => {
  const { planner, diagnostics } = open()
  const link = kind === 'document' ? planDoc(doc(id), page, planner) : planDocSidebar(sidebar(id), page, planner)
  expect(link).toBeUndefined()
  expect(diagnostics).toMatchObject([{ code, file, severity: 'error' }])
})

it('links to the start of the version, or to a page', () => {
  const { planner } = open()
  const item = { type: 'docsVersion' as const, position: 'left' as const, attributes: {} }
  expect(planVersion(item, page, planner)).toMatchObject({ label: 'Next', href: '/' })
  expect(planVersion({ ...item, to: '/b', label: 'B' }, page, planner)).toMatchObject({ label: 'B', href: '/b' })
})
