import { expect, it } from 'vitest'
import type { SchemaPageLink } from '../../contract/index.js'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import { createTestDraft } from '../test-draft.js'
import { linkSchema } from './link-schema.js'

/** The link of the property `it`, whose schema is given; only the schema `Order` has a page. */
function linkOf(it: JsonObject): { readonly page?: SchemaPageLink } {
  const document = { it, components: { schemas: { Order: { type: 'object' }, Other: { type: 'object' } } } }
  const draft = {
    ...createTestDraft(document),
    findSchemaRoute: (reference: string) =>
      reference.endsWith('/Order') ? { href: '/api/schemas/order', name: 'Order' } : undefined,
  }
  const { page } = linkSchema(readSchema([nodeAt(document, '/it')]), draft)
  // A link is a token until its page is compiled.
  return page ? { page: { ...page, href: draft.links.at(-1)?.href ?? '' } } : {}
}

const order = { $ref: '#/components/schemas/Order' }
const list = (items: JsonObject): JsonObject => ({ type: 'array', items })

it('links a reference to the page of its schema, with the name', () => {
  expect(linkOf(order)).toEqual({ page: { href: '/api/schemas/order', name: 'Order' } })
})

it('links arrays to the page of their items without the name, which their type contains', () => {
  expect(linkOf(list(order))).toEqual({ page: { href: '/api/schemas/order' } })
  expect(linkOf(list(list(order)))).toEqual({ page: { href: '/api/schemas/order' } })
})

it('has no link without a reference, or to a schema without a page', () => {
  expect(linkOf({ type: 'object' })).toEqual({})
  expect(linkOf(list({ type: 'string' }))).toEqual({})
  expect(linkOf({ $ref: '#/components/schemas/Other' })).toEqual({})
})
