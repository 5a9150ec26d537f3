import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonObject, JsonValue } from '../json-value.js'
import { type Parameter, readParameters } from '../nouns/parameter.js'
import { serializeParameter, writeParameter } from './serialize-parameter.js'

const list = ['blue', 'black']
const map = { R: 100, G: 200 }

// The table "Style Examples" of the specification.
it.each([
  ['matrix', false, ';color=blue,black', ';color=R,100,G,200'],
  ['matrix', true, ';color=blue;color=black', ';R=100;G=200'],
  ['label', false, '.blue,black', '.R,100,G,200'],
  ['label', true, '.blue.black', '.R=100.G=200'],
  ['simple', false, 'blue,black', 'R,100,G,200'],
  ['simple', true, 'blue,black', 'R=100,G=200'],
  ['form', false, '?color=blue,black', '?color=R,100,G,200'],
  ['form', true, '?color=blue&color=black', '?R=100&G=200'],
  ['spaceDelimited', false, '?color=blue%20black', '?color=R%20100%20G%20200'],
  ['pipeDelimited', false, '?color=blue|black', '?color=R|100|G|200'],
  ['spaceDelimited', true, '?color=blue&color=black', '?R=100&G=200'],
  ['pipeDelimited', true, '?color=blue&color=black', '?R=100&G=200'],
  ['deepObject', true, '?color=blue&color=black', '?color[R]=100&color[G]=200'],
  ['cookie', false, 'Cookie: color=blue,black', 'Cookie: color=R,100,G,200'],
  ['cookie', true, 'Cookie: color=blue; color=black', 'Cookie: R=100; G=200'],
] as const)('writes %s, exploded %s', (style, isExploded, asList, asMap) => {
  const location = style === 'cookie' ? 'cookie' : /form|Delimited|deep/.test(style) ? 'query' : 'path'
  const parameter: Parameter = {
    name: 'color',
    location,
    style,
    isExploded,
    isRequired: true,
    allowsEmptyValue: false,
    allowsReserved: false,
    examples: [],
    pointer: '',
  }
  expect(writeParameter(parameter, list)).toBe(asList)
  expect(writeParameter(parameter, map)).toBe(asMap)
})

it.each<[JsonObject, string | undefined]>([
  [{ type: 'array', items: { type: 'integer' } }, '?a=1&a=2'],
  [{ type: 'array', items: { type: 'string' } }, '?a=a&a=b'],
  [{ type: 'array', default: ['x'] }, '?a=x'],
  [{ type: 'object', properties: { n: { type: 'number' }, t: {} } }, '?n=1&t=value'],
  [{ type: 'string' }, undefined],
])('replaces values of %j by %s', (schema, example) => {
  const [parameter] = readParameters([rootNode({}), rootNode({ parameters: [{ name: 'a', in: 'query', schema }] })])
  expect(parameter && serializeParameter(parameter)?.example).toBe(example)
})

it.each<[JsonObject, string]>([
  [{ in: 'query', example: 'R&D #1 = 100%+' }, '?a=R%26D%20%231%20%3D%20100%25%2B'],
  [{ in: 'query', example: 'id,name:asc' }, '?a=id,name:asc'],
  [{ in: 'query', example: 'a/b?c&d', allowReserved: true }, '?a=a/b?c%26d'],
  [{ in: 'query', example: ['a b', 'c,d'], style: 'spaceDelimited', explode: false }, '?a=a%20b%20c%2Cd'],
  [{ in: 'query', example: { 'x&y': 'z#' }, style: 'deepObject' }, '?a[x%26y]=z%23'],
  [{ in: 'query', example: ['x', 'y'], style: 'deepObject' }, '?a=x&a=y'],
  [{ in: 'path', example: 'a/b?c' }, 'a%2Fb%3Fc'],
  [{ in: 'header', example: 'a b, c/d' }, 'a: a b, c/d'],
  [{ in: 'cookie', example: 's=1; x' }, 'Cookie: a=s%3D1%3B%20x'],
  [{ in: 'cookie', style: 'cookie', example: ['x%20y', 'a=b'] }, 'Cookie: a=x%20y; a=a=b'],
])('escapes %j', (fields, expected) => {
  const [parameter] = readParameters([rootNode({ parameters: [{ name: 'a', ...fields }] })])
  const value = parameter?.examples[0]?.value
  expect(parameter && value !== undefined && writeParameter(parameter, value)).toBe(expected)
})

it.each<[JsonObject, string]>([
  [{ in: 'query' }, '?a=%7B%22b%22:1,%22c%22:%22d%20%26%22%7D'],
  [{ in: 'query', style: 'deepObject' }, '?a=%7B%22b%22:1,%22c%22:%22d%20%26%22%7D'],
  [{ in: 'path', style: 'matrix' }, '%7B%22b%22:1,%22c%22:%22d%20%26%22%7D'],
  [{ in: 'header' }, 'a: {"b":1,"c":"d &"}'],
])('writes a value with its own media type as one text: %j', (fields, expected) => {
  const example = { b: 1, c: 'd &' }
  const [parameter] = readParameters([
    rootNode({ parameters: [{ name: 'a', ...fields, content: { 'application/json': { example } } }] }),
  ])
  expect(parameter && writeParameter(parameter, example)).toBe(expected)
})

it.each<[JsonObject, string]>([
  [
    { type: 'object', example: { a: { b: [1, { c: 2 }] }, d: '', e: [], f: [3, 4] } },
    '?a[a][b][0]=1&a[a][b][1][c]=2&a[d]=&a[f]=3&a[f]=4',
  ],
  [{ anyOf: [{ type: 'integer' }, { type: 'object', properties: { gt: { type: 'integer' } } }] }, '?a[gt]=1'],
  [{ type: 'array', items: { type: 'string' } }, '?a=a&a=b'],
])('names the parts of %j in brackets at any depth', (schema, example) => {
  const parameters = [{ name: 'a', in: 'query', style: 'deepObject', schema }]
  const [parameter] = readParameters([rootNode({}), rootNode({ parameters })])
  expect(parameter && serializeParameter(parameter)?.example).toBe(example)
})

it.each<[string, JsonValue, string]>([
  ['application/x-www-form-urlencoded', { a: 'b c', d: [1, 2] }, '?a=b%20c&d=1&d=2'],
  ['application/x-www-form-urlencoded', 'a=b', '?a=b'],
  ['application/json', { a: 1 }, '?%7B%22a%22%3A1%7D'],
  ['text/plain', '$.a', '?%24.a'],
])('writes a whole query of %s', (mediaType, value, expected) => {
  const parameters = [{ name: 'q', in: 'querystring', content: { [mediaType]: {} } }]
  const [parameter] = readParameters([rootNode({ parameters })])
  expect(parameter && writeParameter(parameter, value)).toBe(expected)
})
