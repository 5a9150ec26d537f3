import { expect, it } from 'vitest'
import { createViolationFinder } from '../check/create-schema-validator.js'
import { childNode, rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { readParameters } from '../nouns/parameter.js'
import { checkParameters, type ParameterPlaces } from './check-parameters.js'

function check(parameter: JsonObject, places: Partial<ParameterPlaces>) {
  const document: JsonObject = { openapi: '3.2.0', owner: { parameters: [parameter] } }
  const none = { path: new Map(), query: [], rawQuery: '', headers: new Map(), cookies: [] }
  return checkParameters(
    readParameters([childNode(rootNode(document), 'owner')]),
    { ...none, ...places },
    createViolationFinder(document, { optional: [], isComplete: true }),
  )
}

const schema = { type: 'integer' }

it.each([
  [{ name: 'a', in: 'query', schema }, { query: [['a', '1']] }],
  [{ name: 'a', in: 'query', allowEmptyValue: true, schema }, { query: [['a', '']] }],
  [{ name: 'A', in: 'header', schema }, { headers: new Map([['a', '1']]) }],
  [{ name: 'Accept', in: 'header', required: true, schema }, {}],
  [{ name: 'a', in: 'cookie', schema }, { cookies: [['a', '1']] }],
  [{ name: 'a', in: 'query' }, { query: [['a', 'x']] }],
  [{ name: 'a', in: 'path', schema }, { path: new Map([['a', '1']]) }],
] as const)('accepts %j', (parameter, places) => {
  expect(check(parameter, places)).toEqual([])
})

it('reports missing and invalid values', () => {
  const missing = { in: 'cookie', name: 'a', pointer: '', detail: 'it is required, but missing' }
  expect(check({ name: 'a', in: 'cookie', required: true, schema }, {})).toEqual([missing])
  expect(check({ name: 'a', in: 'query', schema }, { query: [['a', 'x']] })).toEqual([
    { in: 'query', name: 'a', pointer: '', detail: 'expected integer, got string' },
  ])
})

it('reads a parameter that is the whole query', () => {
  const form = { 'application/x-www-form-urlencoded': { schema: { type: 'object', properties: { a: schema } } } }
  const whole = { name: 'q', in: 'querystring', content: form }
  expect(check(whole, { rawQuery: 'a=1', query: [['a', '1']] })).toEqual([])
  expect(check(whole, { rawQuery: 'a=x', query: [['a', 'x']] })).toMatchObject([{ pointer: '/a' }])
  const json = { name: 'q', in: 'querystring', content: { 'application/json': { schema: { type: 'object' } } } }
  expect(check(json, { rawQuery: '%7B%7D', query: [['{}', '']] })).toEqual([])
  expect(check(json, { rawQuery: '1', query: [['1', '']] })).toHaveLength(1)
  expect(check(json, {})).toEqual([])
})
