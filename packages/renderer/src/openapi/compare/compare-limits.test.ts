import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { readSchema } from '../schema/read-schema.js'
import { compareLimits } from './compare-limits.js'
import type { Side } from './compare-values.js'

const read = (schema: JsonObject) => readSchema([{ document: { schema }, value: schema, pointer: '/schema' }] as never)

function compare(before: JsonObject, after: JsonObject, side: Side): readonly string[] {
  const changes: string[] = []
  compareLimits({
    before: read(before),
    after: read(after),
    pointers: {} as never,
    side,
    subject: 'count',
    report: (_kind, level, message) => changes.push(`${level}: ${message}`),
  })
  return changes
}

const text = (schema: JsonObject): JsonObject => ({ type: 'string', ...schema })
const number = (schema: JsonObject): JsonObject => ({ type: 'number', ...schema })

it.each<[JsonObject, JsonObject, Side, readonly string[]]>([
  [text({ maxLength: 9 }), text({ maxLength: 5 }), 'request', ['breaking: maxLength of count has changed from 9 to 5']],
  [
    text({ maxLength: 9 }),
    text({ maxLength: 5 }),
    'response',
    ['compatible: maxLength of count has changed from 9 to 5'],
  ],
  [
    text({ maxLength: 5 }),
    text({ maxLength: 9 }),
    'request',
    ['compatible: maxLength of count has changed from 5 to 9'],
  ],
  [text({ maxLength: 5 }), text({ maxLength: 5 }), 'request', []],
  [
    text({ maxLength: 5 }),
    text({ maxLength: 9 }),
    'response',
    ['breaking: maxLength of count has changed from 5 to 9'],
  ],
  [text({}), text({ maxLength: 5 }), 'request', ['breaking: maxLength of count has changed from none to 5']],
  [text({ maxLength: 5 }), text({}), 'response', ['breaking: maxLength of count has changed from 5 to none']],
  [number({ minimum: 1 }), number({ minimum: 2 }), 'request', ['breaking: minimum of count has changed from 1 to 2']],
  [number({ minimum: 2 }), number({ minimum: 1 }), 'request', ['compatible: minimum of count has changed from 2 to 1']],
])('compares %j with %j in a %s', (before, after, side, expected) => {
  expect(compare(before, after, side)).toEqual(expected)
})

it('takes a count of at least 0 as no limit, unlike a number of at least 0', () => {
  expect(compare(text({}), text({ minLength: 0 }), 'request')).toEqual([])
  expect(compare(number({}), number({ minimum: 0 }), 'request')).toHaveLength(1)
})

it('accepts a factor that divides the previous one', () => {
  const levels = (before: number, after: number, side: Side): readonly (string | undefined)[] =>
    compare(number({ multipleOf: before }), number({ multipleOf: after }), side).map((text) => text.split(':')[0])
  expect(levels(10, 5, 'request')).toEqual(['compatible'])
  expect(levels(5, 10, 'request')).toEqual(['breaking'])
  expect(levels(5, 10, 'response')).toEqual(['compatible'])
})

it('takes another pattern as a risk, because patterns cannot be compared', () => {
  expect(compare(text({ pattern: '^a' }), text({ pattern: '^ab?' }), 'request')).toEqual([
    'risky: the pattern of count is now ^ab?',
  ])
  expect(compare(text({ pattern: '^a' }), text({}), 'request')).toEqual([
    'compatible: the pattern of count is now none',
  ])
  expect(compare(text({}), text({ pattern: '^a' }), 'request')).toEqual(['breaking: the pattern of count is now ^a'])
})

it('reports flags that forbid values, and their removal', () => {
  const [any, unique] = [{ type: 'array' }, { type: 'array', uniqueItems: true }]
  expect(compare(any, unique, 'request')).toEqual(['breaking: count now has uniqueItems: true'])
  expect(compare(unique, any, 'request')).toEqual(['compatible: count no longer has uniqueItems: true'])
  expect(compare(any, unique, 'response')).toEqual(['compatible: count now has uniqueItems: true'])
})
