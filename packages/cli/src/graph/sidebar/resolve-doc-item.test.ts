import { expect, it } from 'vitest'
import { createTestGraph } from '../create-test-graph.js'
import { resolveDocItem } from './resolve-doc-item.js'
import type { SidebarScope } from './sidebar-scope.js'

const { value } = createTestGraph({ docs: { 'a.md': { title: 'A' } }, config: { docs: { routeBasePath: '/guide' } } })
const [doc] = value.docs
if (doc === undefined) throw new Error('the graph has no document')
const edition = { ...value.editions[0], collection: { docs: { routeBasePath: '/guide' } } }
const page = { ...doc, id: 'guide/pets/list-pets', api: { path: 'openapi.yaml' } }
const numbered = { ...page, id: 'guide/pets/list-pets-v1' }
const scope = {
  docs: new Map([
    ['a', doc],
    ['guide/b', { ...doc, id: 'guide/b' }],
    [page.id, page],
    [numbered.id, numbered],
  ]),
  drafts: new Set(),
  edition,
  translate: (_key: string, text: string) => text,
  locateInConfig: () => ({ file: 'site.config.ts' }),
  diagnostics: [],
} as unknown as SidebarScope
const idsOf = (id: string): readonly string[] =>
  resolveDocItem(scope, { type: 'doc', id }, { sidebar: 'main', path: [] } as never).map((item) => item.id)

it('finds the page of an operation by its own id, and by the id of the page that Docusaurus generated for it', () => {
  expect(idsOf('guide/pets/list-pets')).toEqual([page.id])
  expect(idsOf('pets/list-pets')).toEqual([page.id])
  // The plugin separates digits, too.
  expect(idsOf('pets/list-pets-v-1')).toEqual(['guide/pets/list-pets-v1'])
})

it('finds docs only by their own ids', () => {
  expect(idsOf('a')).toEqual(['a'])
  expect(idsOf('b')).toEqual([])
})
