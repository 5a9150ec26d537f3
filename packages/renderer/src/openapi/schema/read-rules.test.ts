import { expect, it } from 'vitest'
import { nodeAt } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { flattenSchema } from './flatten-schema.js'
import { readRules } from './read-rules.js'

const rulesOf = (schema: JsonObject) =>
  readRules(flattenSchema([nodeAt({ openapi: '3.1.0', schema }, '/schema')]).parts).map(({ kind, name, source }) =>
    [kind, name, source[0]?.pointer].join(' '),
  )

it('reads rules in a fixed order, with those of dependent properties by name', () => {
  const schema = { propertyNames: {}, not: {}, dependentSchemas: { 'a/b': {} }, contentSchema: {} }
  expect(rulesOf(schema)).toEqual([
    'not  /schema/not',
    'propertyNames  /schema/propertyNames',
    'contentSchema  /schema/contentSchema',
    'dependent a/b /schema/dependentSchemas/a~1b',
  ])
})

it('reads the rules of all parts', () => {
  expect(rulesOf({ allOf: [{ not: {} }, { not: {} }] })).toEqual([
    'not  /schema/allOf/0/not',
    'not  /schema/allOf/1/not',
  ])
})

it('ignores rules that are no schemas', () => {
  expect(rulesOf({ not: true, if: [], contains: null, dependentSchemas: [] })).toEqual([])
})
