import { describe, expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import type { ComparedPart } from './api-change.js'
import { createSchemaComparison } from './compare-schemas.js'
import type { Side } from './compare-values.js'

const nodeOf = (schema: JsonObject, schemas: JsonObject) =>
  nodeAt({ openapi: '3.1.0', components: { schemas }, schema }, '/schema')

/** All changes between two schemas, each once: level, kind and message. */
function compare(
  before: JsonObject,
  after: JsonObject,
  side: Side = 'request',
  schemas: { readonly before?: JsonObject; readonly after?: JsonObject } = {},
): readonly string[] {
  const whole = createSchemaComparison()(nodeOf(before, schemas.before ?? {}), nodeOf(after, schemas.after ?? {}), {
    side,
    owner: 'the body',
  })
  const seen = new Set<ComparedPart>()
  const list = (part: ComparedPart): readonly string[] => {
    if (seen.has(part)) return []
    seen.add(part)
    return [
      ...part.changes.map(({ level, kind, message }) => `${level} ${kind}: ${message}`),
      ...part.parts.flatMap(list),
    ]
  }
  return list(whole)
}

const text = { type: 'string' }
const object = (properties: JsonObject, ...required: readonly string[]): JsonObject => ({
  type: 'object',
  properties,
  required,
})

describe('properties', () => {
  it.each<[string, JsonObject, JsonObject, Side, string]>([
    [
      'removed',
      object({ a: text }),
      object({}),
      'request',
      'risky property-removed: property `a` of the body was removed from requests',
    ],
    [
      'removed, and optional in responses',
      object({ a: text }),
      object({}),
      'response',
      'risky property-removed: property `a` of the body was removed from responses',
    ],
    [
      'removed, and required in responses',
      object({ a: text }, 'a'),
      object({}),
      'response',
      'breaking property-removed: property `a` of the body was removed from responses',
    ],
    [
      'new',
      object({}),
      object({ a: text }),
      'response',
      'compatible property-added: new property `a` of the body in responses',
    ],
    [
      'new and required',
      object({}),
      object({ a: text }, 'a'),
      'request',
      'breaking property-became-required: new property `a` of the body is required in requests',
    ],
    [
      'new and required with a default',
      object({}),
      object({ a: { ...text, default: 'x' } }, 'a'),
      'request',
      'breaking property-became-required: new property `a` of the body is required in requests',
    ],
    [
      'now required',
      object({ a: text }),
      object({ a: text }, 'a'),
      'request',
      'breaking property-became-required: property `a` of the body is now required in requests',
    ],
    [
      'no longer required',
      object({ a: text }, 'a'),
      object({ a: text }),
      'response',
      'breaking property-became-optional: property `a` of the body is no longer always in responses',
    ],
    [
      'now read-only',
      object({ a: text }),
      object({ a: { ...text, readOnly: true } }),
      'request',
      'risky property-removed: property `a` of the body was removed from requests',
    ],
    [
      'no longer required in requests',
      object({ a: text }, 'a'),
      object({ a: text }),
      'request',
      'compatible property-became-optional: property `a` of the body is now optional in requests',
    ],
    [
      'now required in responses',
      object({ a: text }),
      object({ a: text }, 'a'),
      'response',
      'compatible property-became-required: property `a` of the body is now always in responses',
    ],
    [
      'now deprecated',
      object({ a: text }),
      object({ a: { ...text, deprecated: true } }),
      'request',
      'compatible property-deprecated: property `a` of the body is deprecated',
    ],
  ])('%s', (_what, before, after, side, change) => {
    expect(compare(before, after, side)).toEqual([change])
  })

  it('that are write-only do not count in responses', () => {
    expect(compare(object({}), object({ a: { ...text, writeOnly: true } }), 'response')).toEqual([])
  })
})

describe('nested schemas', () => {
  it.each<[string, (inner: JsonObject) => JsonObject, string]>([
    ['a property', (inner) => object({ a: object({ b: inner }) }), '`a.b` of the body'],
    ['items', (inner) => ({ type: 'array', items: object({ b: inner }) }), '`[].b` of the body'],
    ['other properties', (inner) => ({ type: 'object', additionalProperties: inner }), '`*` of the body'],
    ['a tuple', (inner) => ({ type: 'array', prefixItems: [text, inner] }), '`[1]` of the body'],
  ])('names %s', (_what, around, position) => {
    const changes = compare(around({ type: 'integer' }), around({ type: 'boolean' }))
    expect(changes).toHaveLength(1)
    expect(changes[0]).toContain(position)
  })

  it('names a component instead of the positions that refer to it, and compares it once', () => {
    const ref = { $ref: '#/components/schemas/Node' }
    const schemasOf = (value: JsonObject) => ({ Node: object({ value, next: ref, other: ref }) })
    const changes = compare(ref, ref, 'request', {
      before: schemasOf({ type: 'integer' }),
      after: schemasOf({ type: 'boolean' }),
    })
    expect(changes).toHaveLength(1)
    expect(changes[0]).toContain('`value` of schema `Node`')
  })

  it('has no changes if one of the schemas is missing', () => {
    expect(createSchemaComparison()(undefined, nodeOf(text, {}), { side: 'request', owner: 'the body' })).toEqual({
      changes: [],
      parts: [],
    })
  })
})

describe('alternatives', () => {
  const [cat, dog] = [
    { ...object({ meows: text }, 'meows'), title: 'Cat' },
    { ...object({ barks: text }, 'barks'), title: 'Dog' },
  ]

  it('of requests must all still be accepted', () => {
    expect(compare({ oneOf: [text, { type: 'integer' }] }, { oneOf: [text] })).toEqual([
      'breaking alternative-removed: the body no longer accepts integer',
    ])
    expect(compare({ oneOf: [text] }, { oneOf: [text, { type: 'integer' }] })).toEqual([
      'compatible alternative-added: the body now accepts integer',
    ])
  })

  it('of responses must have been possible before', () => {
    expect(compare({ oneOf: [text] }, { oneOf: [text, { type: 'integer' }] }, 'response')).toEqual([
      'breaking alternative-added: the body can now be integer in responses',
    ])
    expect(compare({ oneOf: [text, { type: 'integer' }] }, { oneOf: [text] }, 'response')).toEqual([
      'compatible alternative-removed: the body is no longer integer in responses',
    ])
  })

  it('belong together in any order', () => {
    expect(compare({ oneOf: [cat, dog] }, { oneOf: [dog, cat] })).toEqual([])
  })

  it('are new if no inner alternative was there before', () => {
    const inner = { oneOf: [cat, dog] }
    expect(
      compare({ oneOf: [text, { type: 'integer' }] }, { oneOf: [text, { type: 'integer' }, inner] }, 'response'),
    ).toEqual(['breaking alternative-added: the body can now be one of the alternatives in responses'])
  })

  it('may appear where there were none', () => {
    expect(compare(text, { oneOf: [{ type: 'integer' }, text] })).toEqual([
      'compatible alternative-added: the body now accepts integer',
    ])
    expect(compare({ type: 'boolean' }, { oneOf: [{ type: 'integer' }, text] })[0]).toBe(
      'breaking alternative-removed: the body no longer accepts boolean',
    )
  })
})

it.each(['request', 'response'] as const)(
  'finds an alternative without a name whose part has changed, in a %s',
  (side) => {
    const user = { $ref: '#/components/schemas/User' }
    const body = {
      oneOf: [
        { type: 'array', items: user },
        { type: 'array', items: object({ by: user }) },
      ],
    }
    const changes = compare(body, body, side, {
      before: { User: object({ login: text }) },
      after: { User: object({ login: { type: 'integer' } }) },
    })
    expect(changes).toEqual([
      'breaking type-changed: the type of `login` of schema `User` has changed from string to integer',
    ])
  },
)
