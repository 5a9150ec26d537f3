import { describe, expect, it } from 'vitest'
import { childNode, rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { type Field, readFromFields, readFromText, type TextFormat } from './read-candidates.js'

const integers = { type: 'array', items: { type: 'integer' } }
const point = { type: 'object', properties: { x: { type: 'number' }, tags: { type: 'array', items: {} } } }

function format(schema: JsonObject | undefined, style: string, isExploded: boolean, mediaType?: string): TextFormat {
  const source = schema && [childNode(rootNode({ openapi: '3.1.0', schema }), 'schema')]
  return { name: 'p', style, isExploded, ...(source && { source }), ...(mediaType !== undefined && { mediaType }) }
}

const fieldsOf = (query: string): readonly Field[] => [...new URLSearchParams(query)]

describe('fields', () => {
  it.each([
    [{ type: 'integer' }, 'form', true, 'p=1', 1],
    [{ type: 'integer' }, 'form', true, 'p=1e', '1e'],
    [{ type: 'string' }, 'form', true, 'p=1', '1'],
    [{ type: ['boolean', 'null'] }, 'form', true, 'p=null', null],
    [{ enum: [1, 2] }, 'form', true, 'p=2', 2],
    [{ const: true }, 'form', true, 'p=true', true],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 'form', true, 'p=2', 2],
    [undefined, 'form', true, 'p=2', '2'],
    [integers, 'form', true, 'p=1&p=2', [1, 2]],
    [integers, 'form', false, 'p=1,2', [1, 2]],
    [integers, 'form', false, 'p=', []],
    [integers, 'spaceDelimited', false, 'p=1%202', [1, 2]],
    [integers, 'pipeDelimited', false, 'p=1|2', [1, 2]],
    [integers, 'spaceDelimited', true, 'p=1&p=2', [1, 2]],
    [point, 'spaceDelimited', false, 'p=x%201%20y%202', { x: 1, y: '2' }],
    [point, 'pipeDelimited', false, 'p=x|1', { x: 1 }],
    [{ anyOf: [integers, { type: 'null' }] }, 'form', true, 'p=3', [3]],
    [point, 'form', true, 'x=1&y=2', { x: 1 }],
    [point, 'form', false, 'p=x,1,y,2', { x: 1, y: '2' }],
    [point, 'deepObject', true, 'p[x]=1&p[tags][]=a&p[tags][]=b', { x: 1, tags: ['a', 'b'] }],
    [point, 'deepObject', true, 'p[tags]=a&p[tags]=b&p[tags]=c', { tags: ['a', 'b', 'c'] }],
    [point, 'deepObject', true, 'p[__proto__][x]=1', JSON.parse('{"__proto__":{"x":"1"}}')],
    [{ type: 'array', items: point }, 'form', true, 'p={"x":1}', [{ x: 1 }]],
  ])('of %j in style %s, %s: %s', (schema, style, isExploded, query, value) => {
    expect(readFromFields(format(schema, style, isExploded), fieldsOf(query))[0]).toEqual(value)
  })

  it('with a media type are parsed', () => {
    expect(readFromFields(format(point, 'form', true, 'application/json'), fieldsOf('p={"x":1}'))).toEqual([{ x: 1 }])
    expect(readFromFields(format(point, 'form', true, 'application/json'), fieldsOf('p={'))).toEqual(['{'])
  })

  it('do not contain a missing value', () => {
    for (const schema of [integers, point, { type: 'string' }])
      expect(readFromFields(format(schema, 'form', true), fieldsOf('q=1'))).toEqual([])
  })
})

it.each([
  [{ type: 'integer' }, 'simple', false, '5', 5],
  [integers, 'simple', false, '1, 2', [1, 2]],
  [integers, 'label', true, '.1.2', [1, 2]],
  [integers, 'matrix', true, ';p=1;p=2', [1, 2]],
  [integers, 'matrix', false, ';p=1,2', [1, 2]],
  [{ type: 'integer' }, 'matrix', false, ';p=5', 5],
  [point, 'simple', false, 'x,1', { x: 1 }],
  [point, 'simple', true, 'x=1,y', { x: 1, y: '' }],
  [point, 'matrix', true, ';x=1;y=2', { x: 1, y: '2' }],
])('reads a text of %j in style %s, %s: %s', (schema, style, isExploded, text, value) => {
  expect(readFromText(format(schema, style, isExploded), text)[0]).toEqual(value)
})

it('parses a text with a media type', () => {
  expect(readFromText(format(point, 'simple', false, 'application/json'), '{"x":1}')).toEqual([{ x: 1 }])
})
