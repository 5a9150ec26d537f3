import { expect, it } from 'vitest'
import { rootNode } from './document-node.js'
import type { JsonObject } from './json-value.js'
import { type Parameter, readParameters } from './parameter.js'
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
  ['deepObject', true, undefined, '?color[R]=100&color[G]=200'],
] as const)('writes %s, exploded %s', (style, isExploded, asList, asMap) => {
  const location = /form|Delimited|deep/.test(style) ? 'query' : 'path'
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
  if (asList !== undefined) expect(writeParameter(parameter, list)).toBe(asList)
  expect(writeParameter(parameter, map)).toBe(asMap)
})

it.each<[JsonObject, string | undefined]>([
  [{ type: 'array', items: { type: 'integer' } }, '?a=1&a=2'],
  [{ type: 'array', items: { type: 'string' } }, '?a=a&a=b'],
  [{ type: 'array', default: ['x'] }, '?a=x'],
  [{ type: 'object', properties: { n: { type: 'number' }, t: {} } }, '?n=1&t=value'],
  [{ type: 'string' }, undefined],
])('stands in for values of %j by %s', (schema, example) => {
  const [parameter] = readParameters([rootNode({}), rootNode({ parameters: [{ name: 'a', in: 'query', schema }] })])
  expect(parameter && serializeParameter(parameter)?.example).toBe(example)
})
