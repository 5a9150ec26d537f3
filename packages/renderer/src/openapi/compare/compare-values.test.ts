import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import { compareDefaults, compareTypes, compareValues, type SchemaPair, type Side } from './compare-values.js'

const read = (schema: JsonObject) => readSchema([{ document: { schema }, value: schema, pointer: '/schema' }] as never)

function compare(before: JsonObject, after: JsonObject, side: Side): { changes: readonly string[]; isSame: boolean } {
  const changes: string[] = []
  const pair: SchemaPair = {
    before: read(before),
    after: read(after),
    pointers: {} as never,
    side,
    subject: 'size',
    report: (kind, level, message, path = '') => changes.push(`${level} ${kind}${path}: ${message}`),
  }
  const isSame = compareTypes(pair)
  if (isSame) {
    compareValues(pair)
    compareDefaults(pair)
  }
  return { changes, isSame }
}

const changesOf = (before: JsonObject, after: JsonObject, side: Side) => compare(before, after, side).changes

describe('types', () => {
  it.each<[JsonObject, JsonObject, Side, boolean]>([
    [{ type: 'integer' }, { type: 'number' }, 'request', true],
    [{ type: 'integer' }, { type: 'number' }, 'response', false],
    [{ type: 'number' }, { type: 'integer' }, 'request', false],
    [{ type: 'number' }, { type: 'integer' }, 'response', true],
    [{ type: 'string' }, {}, 'request', true],
    [{}, { type: 'string' }, 'request', false],
    [{ type: ['string', 'integer'] }, { type: 'string' }, 'response', true],
  ])('from %j to %j in a %s: compatible is %s', (before, after, side, isCompatible) => {
    const { changes, isSame } = compare(before, after, side)
    const level = isCompatible ? 'compatible' : 'breaking'
    expect([isSame, changes.map((text) => text.split(' ')[0])]).toEqual([isCompatible, [level]])
  })

  it('reports the other direction of null in each side', () => {
    const [nullable, plain] = [{ type: ['string', 'null'] }, { type: 'string' }]
    expect(changesOf(nullable, plain, 'request')).toEqual([
      'breaking nullability-changed: size must no longer be null in requests',
    ])
    expect(changesOf(plain, nullable, 'response')).toEqual([
      'breaking nullability-changed: size can now be null in responses',
    ])
    expect([...changesOf(plain, nullable, 'request'), ...changesOf(nullable, plain, 'response')]).toEqual([
      'compatible nullability-changed: size can now be null in requests',
      'compatible nullability-changed: size can no longer be null in responses',
    ])
  })

  it('accepts wider number formats, and takes a new format as a risk', () => {
    const number = (format?: string) => ({ type: 'integer', ...(format !== undefined && { format }) })
    expect(changesOf(number('int32'), number('int64'), 'request')).toEqual([
      'compatible type-changed/format: the format of size has changed from int32 to int64',
    ])
    expect(changesOf(number('int64'), number('int32'), 'request')).toEqual([
      'breaking type-changed/format: the format of size has changed from int64 to int32',
    ])
    expect(changesOf(number(), number('int32'), 'request')).toEqual([
      'risky type-changed/format: the format of size has changed from none to int32',
    ])
  })
})

describe('values', () => {
  const values = (...list: readonly string[]) => ({ type: 'string', enum: list })

  it('breaks clients if requests accept less, and warns them if responses contain more', () => {
    expect(changesOf(values('s', 'm'), values('m', 'l'), 'request')).toEqual([
      'breaking enum-value-removed/enum/0: size no longer accepts the value "s"',
      'compatible enum-value-added/enum/1: size now accepts the value "l"',
    ])
    expect(changesOf(values('s', 'm'), values('m', 'l'), 'response')).toEqual([
      'compatible enum-value-removed/enum/0: size no longer returns the value "s"',
      'risky enum-value-added/enum/1: size can now return the value "l"',
    ])
  })

  it('compares lists with schemas that allow any value', () => {
    expect(changesOf({ type: 'string' }, values('s'), 'request')).toEqual([
      'breaking enum-value-removed/enum: size now accepts only s',
    ])
    expect(changesOf(values('s'), { type: 'string' }, 'request')).toEqual([
      'compatible enum-value-added/enum: size can now have any value in requests',
    ])
    expect(changesOf(values('s'), { type: 'string' }, 'response')).toEqual([
      'risky enum-value-added/enum: size can now have any value in responses',
    ])
    expect(changesOf({ type: 'string' }, values('s'), 'response')).toEqual([
      'compatible enum-value-removed/enum: size now returns only s',
    ])
  })

  it('treats a constant as a list of one value', () => {
    expect(changesOf({ type: 'string', const: 's' }, { type: 'string', const: 'm' }, 'request')).toEqual([
      'breaking enum-value-removed/enum/0: size no longer accepts the value "s"',
      'compatible enum-value-added/enum/0: size now accepts the value "m"',
    ])
  })
})

it('reports a changed default as compatible', () => {
  const type = 'string'
  expect(changesOf({ type, default: 'a' }, { type }, 'request')).toEqual([
    'compatible default-value-changed/default: the default of size is now none, was "a" in requests',
  ])
  expect(changesOf({ type, default: 'a' }, { type, default: 'b' }, 'response')).toEqual([
    'compatible default-value-changed/default: the default of size is now "b", was "a" in responses',
  ])
  expect(changesOf({ type, default: ['a'] }, { type, default: ['a'] }, 'request')).toEqual([])
})
