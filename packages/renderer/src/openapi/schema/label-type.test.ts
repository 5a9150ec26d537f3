import { describe, expect, it } from 'vitest'
import { inEnglish } from '../api-words.js'
import { nodeAt } from '../document-node.js'
import type { JsonObject, JsonValue } from '../json-value.js'
import { labelType, nameSchema, ownName } from './label-type.js'
import { readSchema } from './read-schema.js'

const Order = { type: 'object', properties: { id: {} } }
const ORDER = { $ref: '#/components/schemas/Order' }
const read = (schema: JsonValue) =>
  readSchema([nodeAt({ openapi: '3.1.0', schema, components: { schemas: { Order } } }, '/schema')])

describe('labelType', () => {
  it.each<[JsonValue, string]>([
    [{ type: 'string', format: 'date-time' }, 'string <date-time>'],
    [{ type: ['integer', 'null'] }, 'integer | null'],
    [{ type: ['string', 'integer'] }, 'string | integer'],
    [{ type: 'array', items: ORDER }, 'Order[]'],
    [{ type: 'array', items: { type: ['string', 'integer'] } }, '(string | integer)[]'],
    [{ type: 'array', items: { type: 'string', format: 'date time' } }, 'string <date time>[]'],
    [{ type: 'array' }, 'array'],
    [{ type: 'array', prefixItems: [{}] }, 'tuple'],
    [{ oneOf: [{ type: 'string' }, { type: 'string' }, { type: 'integer' }] }, 'string | integer'],
    [{ oneOf: [{ type: 'string' }, ORDER] }, 'one of'],
    [{}, 'any'],
    [false, 'never'],
  ])('labels %j', (schema, label) => {
    expect(labelType(read(schema), inEnglish)).toBe(label)
  })

  it('labels only the outer levels of deep arrays', () => {
    let schema: JsonObject = { type: 'string' }
    for (let depth = 0; depth < 9; depth++) schema = { type: 'array', items: schema }
    expect(labelType(read(schema), inEnglish)).toBe('array[][][][]')
  })
})

it('names a schema by its title, component, only value or type', () => {
  const named = [{ title: 'Buy', ...ORDER }, ORDER, { const: '1' }, { type: 'string' }].map(read)
  expect(named.map((schema) => nameSchema(schema, inEnglish))).toEqual(['Buy', 'Order', '1', 'string'])
  expect(named.map(ownName)).toEqual(['Buy', 'Order', '1', ''])
})
