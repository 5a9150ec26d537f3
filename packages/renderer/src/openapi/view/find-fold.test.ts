import { expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import { createTestDraft } from '../test-draft.js'
import { MAX_FOLDED, MAX_INLINE_FOLDED } from './api-draft.js'
import { findFold } from './find-fold.js'
import { requestFoldedSchema } from './request-folded.js'
import { rootPosition, type SchemaPosition } from './schema-position.js'

const ORDER = { $ref: '#/components/schemas/Order' }
const OBJECT = { type: 'object', properties: { id: { properties: { a: {} } } } }

function fold(schema: JsonObject, position: Partial<SchemaPosition> = {}, folded = 0) {
  const document = { openapi: '3.1.0', schema, components: { schemas: { Order: OBJECT } } }
  const draft = createTestDraft(document)
  const source = [nodeAt(document, '/schema')]
  for (let count = 0; count < folded; count++)
    requestFoldedSchema({ key: `k${count}`, name: `n${count}`, source }, draft)
  const read = readSchema(source)
  return { read, found: findFold(read, source, { ...rootPosition('body', 'both'), ...position }, draft), draft }
}

it('continues near the root and with what is short', () => {
  expect(fold(ORDER, { depth: 3 }).found).toBeUndefined()
  expect(fold(OBJECT, { depth: 11 }).found).toBeUndefined()
  expect(fold({ type: 'array', items: { type: 'string' } }, { depth: 20 }).found).toBeUndefined()
})

it('links to named schemas from a depth of 4, to others from 12', () => {
  expect(fold(ORDER, { depth: 4 }).found).toEqual({ reason: 'deep', name: 'Order', href: '#schema-Order' })
  expect(fold({ ...OBJECT, title: 'Bill' }, { depth: 12 }).found).toEqual({
    reason: 'deep',
    name: 'Bill',
    href: '#schema-Bill',
  })
})

it('folds the items of an unnamed list instead of the list', () => {
  expect(fold({ type: 'array', items: ORDER }, { depth: 20 }).found).toBeUndefined()
})

it('links to the position around a recursive schema', () => {
  const { read } = fold(ORDER)
  expect(fold(ORDER, { depth: 1, path: new Map([[read.identity, 'body.next']]) }).found).toEqual({
    reason: 'recursive',
    name: 'Order',
    href: '#body.next',
  })
})

it('names a schema without a link if the page has no space for it', () => {
  expect(fold(OBJECT, { depth: 12 }, MAX_INLINE_FOLDED).found).toEqual({ reason: 'deep', name: 'object' })
  expect(fold(ORDER, { depth: 4 }, MAX_FOLDED).found).toBeUndefined()
})
