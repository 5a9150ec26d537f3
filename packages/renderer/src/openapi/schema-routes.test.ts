import { describe, expect, it } from 'vitest'
import { EXTERNAL_FILES } from './document-node.js'
import type { JsonObject } from './json-value.js'
import { listSchemas } from './schema-entry.js'
import { createSchemaFinder, createSchemaRoutes } from './schema-routes.js'

const inFile = `#/${EXTERNAL_FILES}/schemas.yaml/Refund`
const document: JsonObject = {
  openapi: '3.1.0',
  components: {
    schemas: {
      Order: { type: 'object' },
      Alias: { $ref: '#/components/schemas/Order' },
      Refund: { $ref: inFile },
      Secret: { 'x-internal': true },
    },
  },
  [EXTERNAL_FILES]: { 'schemas.yaml': { Refund: { type: 'object' } } },
}

describe('the pages of schemas', () => {
  const find = createSchemaRoutes(document, listSchemas(document), '/api')

  it.each([
    ['#/components/schemas/Order', { href: '/api/schemas/order', name: 'Order' }],
    ['#/components/schemas/Alias', { href: '/api/schemas/alias', name: 'Alias' }],
    [inFile, { href: '/api/schemas/refund', name: 'Refund' }],
  ])('include that of %s', (reference, route) => {
    expect(find(reference)).toEqual(route)
  })

  it.each(['#/components/schemas/Secret', '#/components/schemas/Missing', '#/components/schemas/Order/properties/id'])(
    'do not include %s',
    (reference) => expect(find(reference)).toBeUndefined(),
  )
})

it('finds a schema by the pointer of its name, and of what the name refers to', () => {
  const find = createSchemaFinder(document, listSchemas(document))
  expect(find('/components/schemas/Alias')?.name).toBe('Alias')
  expect(find('/components/schemas/Order')?.name).toBe('Order')
  expect(find(inFile.slice(1))?.name).toBe('Refund')
})
