import { describe, expect, it } from 'vitest'
import { readApiDescription } from './api-description.js'
import { EXTERNAL_FILES } from './document-node.js'
import { createSchemaUsersFinder } from './find-schema-users.js'
import type { JsonObject } from './json-value.js'
import { listSchemas } from './schema-entry.js'

const ref = (name: string): JsonObject => ({ $ref: `#/components/${name}` })
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } })

function usersOf(name: string, document: JsonObject): readonly [readonly string[], readonly string[]] {
  const schemas = listSchemas(document)
  const findUsers = createSchemaUsersFinder({ document, operations: readApiDescription(document).pages, schemas })
  const entry = schemas.find((schema) => schema.name === name)
  if (!entry) throw new Error(`no schema ${name}`)
  const { operations, schemas: users } = findUsers(entry)
  return [operations.map(({ slug }) => slug), users.map((schema) => schema.name)]
}

const document: JsonObject = {
  paths: {
    '/orders': {
      parameters: [{ in: 'query', name: 'sort', schema: ref('schemas/Sort') }],
      get: { operationId: 'list', responses: { 200: json({ items: ref('schemas/Order') }), 404: ref('responses/No') } },
      post: { operationId: 'add', requestBody: json(ref('schemas/Order')), responses: { 404: ref('responses/No') } },
    },
  },
  webhooks: { paid: { post: { requestBody: json(ref('schemas/Order/properties/item')) } } },
  components: {
    responses: { No: json(ref('schemas/Problem')) },
    schemas: {
      Order: { properties: { item: ref('schemas/Item'), parent: ref('schemas/Order') } },
      Item: { allOf: [ref('schemas/Base')] },
      Base: {},
      Sort: {},
      Problem: {},
      Pair: { items: ref('schemas/Item') },
    },
  },
}

describe('the users of a named schema', () => {
  it('are operations and webhooks that refer to it or to a part of it', () => {
    expect(usersOf('Order', document)).toEqual([['list', 'add', 'webhooks/paid'], []])
  })

  it('include those that refer to it through another component, or by a parameter of the path', () => {
    expect(usersOf('Problem', document)).toEqual([['list', 'add'], []])
    expect(usersOf('Sort', document)).toEqual([['list', 'add'], []])
  })

  it('are schemas, but not what uses those', () => {
    expect(usersOf('Item', document)).toEqual([[], ['Order', 'Pair']])
    expect(usersOf('Base', document)).toEqual([[], ['Item']])
  })

  it('include those that refer to its file instead of its name', () => {
    const inFile = { $ref: `#/${EXTERNAL_FILES}/order.yaml` }
    const paths = { '/a': { get: { operationId: 'a', responses: { 200: json(inFile) } } } }
    const files = { [EXTERNAL_FILES]: { 'order.yaml': { type: 'object' } } }
    expect(usersOf('Order', { paths, components: { schemas: { Order: inFile } }, ...files })).toEqual([['a'], []])
  })
})
