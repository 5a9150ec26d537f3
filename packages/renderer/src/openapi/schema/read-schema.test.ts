import { describe, expect, it } from 'vitest'
import { inEnglish } from '../api-words.js'
import { nodeAt } from '../document-node.js'
import type { JsonObject, JsonValue } from '../json-value.js'
import { labelType } from './label-type.js'
import { readSchema } from './read-schema.js'
import { formatConflict, type Schema } from './schema.js'

function read(schema: JsonValue, schemas: JsonObject = {}, openapi = '3.1.0'): Schema {
  return readSchema([nodeAt({ openapi, schema, components: { schemas } }, '/schema')])
}

const SHORT = { type: 'string', maxLength: 5 }
const UUID = { type: 'string', format: 'uuid' }
const PLAIN = { oneOf: [{ type: 'string' }, { type: 'integer' }] }

describe('the type of a schema', () => {
  it.each<[string, JsonValue]>([
    ['string <date-time>', { type: 'string', format: 'date-time' }],
    ['string | null', { type: ['string', 'null'] }],
    ['integer | null', { type: 'integer', nullable: true }],
    ['string | integer', { type: ['string', 'integer'] }],
    ['null', { type: 'null' }],
    ['integer[]', { type: 'array', items: { type: 'integer' } }],
    ['(string | integer)[]', { type: 'array', items: { type: ['string', 'integer'] } }],
    ['(one of)[]', { type: 'array', items: { oneOf: [SHORT, { type: 'integer' }] } }],
    ['never', false],
    ['tuple', { type: 'array', prefixItems: [{ type: 'string' }] }],
    ['object', { properties: {} }],
    ['string', { enum: ['a'] }],
    ['number', { const: 1 }],
    ['one of', { oneOf: [SHORT, { type: 'integer' }] }],
    ['any of', { anyOf: [SHORT, { type: 'integer' }] }],
    ['one of | null', { oneOf: [SHORT, { type: 'integer' }, { type: 'null' }] }],
    ['string | integer', { oneOf: [{ type: 'string' }, { type: 'integer' }] }],
    ['string <uuid> | (string | integer)[] | null', { anyOf: [UUID, { items: PLAIN }, { type: 'null' }] }],
    ['(string | integer)[]', { type: 'array', items: PLAIN }],
    ['string <uuid> | null', { anyOf: [UUID, { enum: [null] }] }],
    ['string', { anyOf: [{ type: 'string' }] }],
    ['any', {}],
    ['any', true],
    ['string <image/png, base64>', { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' }],
  ])('is %s', (label, schema) => {
    expect(labelType(read(schema), inEnglish)).toBe(label)
  })

  it('names the items of an array', () => {
    const schemas = { Pet: { type: 'object' } }
    expect(labelType(read({ type: 'array', items: { $ref: '#/components/schemas/Pet' } }, schemas), inEnglish)).toBe(
      'Pet[]',
    )
  })
})

describe('allOf', () => {
  it('merges properties, required names and limits; the stricter one wins', () => {
    const schema = read({
      allOf: [
        { properties: { a: { minLength: 1 }, b: {} }, required: ['a'], minProperties: 1 },
        { properties: { a: { minLength: 5 }, c: {} }, required: ['c'], minProperties: 2 },
      ],
    })
    expect([...schema.properties.keys()]).toEqual(['a', 'b', 'c'])
    expect([...schema.required]).toEqual(['a', 'c'])
    expect(schema.constraints).toEqual([{ name: 'minProperties', value: '2' }])
    expect(readSchema(schema.properties.get('a') ?? []).constraints).toEqual([{ name: 'minLength', value: '5' }])
  })

  it.each<[string, JsonValue]>([
    ['type is string in one part and integer in another', { allOf: [{ type: 'string' }, { type: 'integer' }] }],
    ['no value is in all enum lists', { allOf: [{ enum: ['a'] }, { enum: ['b'] }] }],
    ['const is 1 in one part and 2 in another', { allOf: [{ const: 1 }, { const: 2 }] }],
    ['format is date in one part and time in another', { allOf: [{ format: 'date' }, { format: 'time' }] }],
    [
      'minLength is 7, and maxLength is 5',
      {
        allOf: [
          { minLength: 7, maxLength: 9 },
          { minLength: 2, maxLength: 5 },
        ],
      },
    ],
    ['minimum is 0, and maximum is -1', { allOf: [{ minimum: 0 }, { maximum: -1 }] }],
  ])('reports the conflict: %s', (conflict, schema) => {
    expect(read(schema).conflicts.map((each) => formatConflict(each, inEnglish))).toEqual([conflict])
  })

  it('accepts an integer as a number', () => {
    expect(read({ allOf: [{ type: 'number' }, { type: 'integer' }] })).toMatchObject({
      types: ['integer'],
      conflicts: [],
    })
  })

  it('ends on a cycle', () => {
    const schemas = { A: { allOf: [{ $ref: '#/components/schemas/A' }, { type: 'object' }] } }
    expect(read({ $ref: '#/components/schemas/A' }, schemas)).toMatchObject({ name: 'A', types: ['object'] })
  })

  it('keeps the name of a component to which it adds only notes', () => {
    const schemas = { A: { type: 'object' } }
    const reference = { $ref: '#/components/schemas/A' }
    expect(read({ allOf: [reference], description: 'It.' }, schemas).name).toBe('A')
    expect(read({ allOf: [reference], properties: { a: {} } }, schemas).name).toBe('')
  })

  it('reports whether a reference has siblings other than notes, which apply since 3.1', () => {
    const schemas = { A: { type: 'object' } }
    const reference = { $ref: '#/components/schemas/A' }
    const [noted, extended] = [
      { ...reference, description: 'It.' },
      { ...reference, required: ['a'] },
    ]
    expect([reference, noted, extended].map((each) => read(each, schemas).isExtended)).toEqual([false, false, true])
    expect(read(extended, schemas, '3.0.3').isExtended).toBe(false)
  })
})

describe('the two dialects', () => {
  it('reads exclusive limits of both', () => {
    expect(read({ minimum: 1, exclusiveMinimum: true }, {}, '3.0.3').constraints).toEqual([
      { name: 'exclusiveMinimum', value: '1' },
    ])
    expect(read({ exclusiveMinimum: 1 }).constraints).toEqual([{ name: 'exclusiveMinimum', value: '1' }])
  })

  it('applies siblings of a reference as rules in 3.1, and only as notes in 3.0', () => {
    const schemas = { A: { type: 'string', minLength: 2 } }
    const schema = { $ref: '#/components/schemas/A', maxLength: 5, description: 'Mine.' }
    expect(read(schema, schemas).constraints.map(({ name }) => name)).toEqual(['minLength', 'maxLength'])
    const old = read(schema, schemas, '3.0.3')
    expect(old.constraints.map(({ name }) => name)).toEqual(['minLength'])
    expect(old.description?.text).toBe('Mine.')
  })
})

describe('variants', () => {
  const schemas = {
    Pet: { type: 'object', discriminator: { propertyName: 'kind', mapping: { miau: '#/components/schemas/Cat' } } },
    Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }] },
    Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }] },
  }

  it('are the schemas that extend one with a discriminator', () => {
    const [group] = read({ $ref: '#/components/schemas/Pet' }, schemas).variants
    expect(group?.options.map((option) => readSchema(option).name)).toEqual(['Cat', 'Dog'])
    expect([...(group?.discriminator?.values ?? [])]).toEqual([
      ['/components/schemas/Cat', ['miau']],
      ['/components/schemas/Dog', ['Dog']],
    ])
  })

  it('are not those of a parent', () => {
    expect(read({ $ref: '#/components/schemas/Cat' }, schemas).variants).toEqual([])
  })
})

it('does not confuse names of objects with keywords or components', () => {
  expect(read({ $ref: '#/components/schemas/constructor' })).toMatchObject({ types: [], properties: new Map() })
  expect([...read({ properties: { constructor: { type: 'string' } } }).properties.keys()]).toEqual(['constructor'])
})

it('ignores an empty list of values next to the schema that has them', () => {
  const { enumValues, conflicts } = read({ enum: [], allOf: [{ enum: ['a', 'b'] }] })
  expect(enumValues.map(({ value }) => value)).toEqual(['a', 'b'])
  expect(conflicts).toEqual([])
})

it('leaves one value if a part declares a constant', () => {
  const schemas = { Kind: { enum: ['a', 'b', 'c'] } }
  const { enumValues, constant } = read({ allOf: [{ $ref: '#/components/schemas/Kind' }, { const: 'b' }] }, schemas)
  expect(constant).toBe('b')
  expect(enumValues.map(({ value }) => value)).toEqual(['b'])
})

it('prefers the description of the part that overrides a property to that of the base', () => {
  const Base = {
    properties: { id: { type: 'string', description: 'Any id.', example: 'a' }, at: { description: 'When.' } },
  }
  const Middle = { allOf: [{ $ref: '#/components/schemas/Base' }], properties: { at: { description: 'Since when.' } } }
  const own = { properties: { id: { description: 'The id of a bot.', example: 'b' } } }
  const read = (schema: JsonValue): Record<string, unknown> => {
    const node = nodeAt({ openapi: '3.1.0', schema, components: { schemas: { Base, Middle } } }, '/schema')
    const properties = [...readSchema([node]).properties]
    return Object.fromEntries(properties.map(([name, source]) => [name, readSchema(source)]))
  }
  const base = { $ref: '#/components/schemas/Base' }
  const middle = { $ref: '#/components/schemas/Middle' }
  for (const schema of [{ allOf: [base, own] }, { allOf: [own, base] }, { allOf: [base], ...own }])
    expect(read(schema)).toMatchObject({
      id: { description: { text: 'The id of a bot.' }, examples: ['b'], types: ['string'] },
    })
  expect(read({ allOf: [middle, own] })).toMatchObject({ at: { description: { text: 'Since when.' } } })
  expect(Object.keys(read({ allOf: [base, own] }))).toEqual(['id', 'at'])
  const said = { allOf: [{ ...base }, { description: 'Mine.' }] }
  expect(
    readSchema([
      nodeAt({ openapi: '3.1.0', schema: said, components: { schemas: { Base: { description: 'Its.' } } } }, '/schema'),
    ]).description?.text,
  ).toBe('Mine.')
})
