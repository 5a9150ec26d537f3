import { expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import { createTestDraft } from '../test-draft.js'
import { listRows } from './list-rows.js'
import type { SchemaSide } from './row-cache.js'

function rows(schema: JsonObject, side: SchemaSide = 'both') {
  const document = { openapi: '3.1.0', schema }
  const draft = createTestDraft(document)
  const listed = listRows(readSchema([nodeAt(document, '/schema')]), side, draft)
  return { rows: listed.map(({ kind, name, isRequired }) => `${kind} ${name}${isRequired ? '!' : ''}`), draft }
}

it('lists required properties first, then others, undeclared ones, patterns and the rest', () => {
  const schema = {
    properties: { a: {}, b: {} },
    required: ['c', 'b'],
    patternProperties: { '^x-': {} },
    additionalProperties: { type: 'string' },
  }
  expect(rows(schema).rows).toEqual(['name b!', 'name a', 'name c!', 'pattern ^x-', 'additional '])
})

it('lists no undeclared properties that alternatives may declare', () => {
  expect(rows({ required: ['c'], oneOf: [{ properties: { c: {} } }, { properties: { d: {} } }] }).rows).toEqual([])
})

it('hides properties of the other side, and notes that there are some', () => {
  const schema = { properties: { id: { readOnly: true }, secret: { writeOnly: true }, name: {} } }
  expect(rows(schema, 'request').rows).toEqual(['name secret', 'name name'])
  expect(rows(schema, 'response').rows).toEqual(['name id', 'name name'])
  expect(rows(schema).rows).toHaveLength(3)
  expect(rows(schema).draft.flags.isSided).toBe(true)
  expect(rows({ properties: { name: {} } }).draft.flags.isSided).toBe(false)
})

it('notes it on every page that shows the schema', () => {
  const document = { openapi: '3.1.0', schema: { properties: { id: { readOnly: true } } } }
  const schema = readSchema([nodeAt(document, '/schema')])
  const [first, second] = [createTestDraft(document), createTestDraft(document)]
  expect(listRows(schema, 'both', first)).toBe(listRows(schema, 'both', second))
  expect([first.flags.isSided, second.flags.isSided]).toEqual([true, true])
})
