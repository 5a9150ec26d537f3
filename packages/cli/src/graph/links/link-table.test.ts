import { expect, it } from 'vitest'
import { createTestGraph } from '../create-test-graph.js'
import { createTestEdition } from './create-test-edition.js'
import { editionKey, editionLinks, findOperationPage, operationKeyOfApi } from './link-table.js'

it('finds the operations of an API’s own texts first', () => {
  const page = (route: string) => ({ route, href: route })
  const operations = { list: page('/one'), [operationKeyOfApi('b.yaml', 'list')]: page('/two') }
  const find = (name: string, file: string) => findOperationPage(name, file, createTestEdition({ operations }))?.route
  expect(find('list', 'docs/a.md')).toBe('/one')
  expect(find('list', 'b.yaml#/info')).toBe('/two')
  expect(find('gone', 'b.yaml')).toBeUndefined()
  expect(find('constructor', 'b.yaml')).toBeUndefined()
})

it('returns the links of an edition, otherwise of the default one', () => {
  const { links } = createTestGraph({ docs: { 'a.md': {} } }).value
  const key = editionKey({ version: 'current', locale: 'en' })
  expect(editionLinks(links, key)).toBe(links.editions[key])
  expect(editionLinks(links, undefined)).toBe(links.editions[key])
  expect(editionLinks(links, 'gone')).toBe(links.editions[key])
  expect(() => editionLinks({ ...links, editions: {} }, key)).toThrow('no edition')
})
