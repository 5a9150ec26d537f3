import { describe, expect, it } from 'vitest'
import { childNode, rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { convertPathItem } from './convert-operation.js'
import { createSwaggerScope } from './swagger-scope.js'

/** Converts the path `/orders` of a description. */
function convertPath(path: JsonObject, document: JsonObject = {}): JsonObject {
  const root = { ...document, paths: { '/orders': path } }
  const node = childNode(childNode(rootNode(root), 'paths'), '/orders')
  return convertPathItem(node, createSwaggerScope(root)) as JsonObject
}

function convertOperation(operation: JsonObject, document?: JsonObject): JsonObject {
  return convertPath({ post: operation }, document)['post'] as JsonObject
}

it('gives parameters a schema and a style', () => {
  const { parameters } = convertOperation({
    parameters: [
      { name: 'state', in: 'query', type: 'string', enum: ['new'], 'x-enum-varnames': ['New'], 'x-example': 'new' },
      { name: 'ids', in: 'query', type: 'array', items: { type: 'integer' }, description: 'Ids' },
      { name: 'tags', in: 'query', type: 'array', items: {}, collectionFormat: 'multi' },
      { name: 'sizes', in: 'query', type: 'array', items: {}, collectionFormat: 'pipes' },
      { name: 'X-Ids', in: 'header', type: 'array', items: {} },
    ],
  })
  expect(parameters).toEqual([
    {
      name: 'state',
      in: 'query',
      example: 'new',
      schema: { type: 'string', enum: ['new'], 'x-enum-varnames': ['New'] },
    },
    {
      name: 'ids',
      in: 'query',
      description: 'Ids',
      style: 'form',
      explode: false,
      schema: { type: 'array', items: { type: 'integer' } },
    },
    { name: 'tags', in: 'query', style: 'form', explode: true, schema: { type: 'array', items: {} } },
    { name: 'sizes', in: 'query', style: 'pipeDelimited', explode: false, schema: { type: 'array', items: {} } },
    { name: 'X-Ids', in: 'header', schema: { type: 'array', items: {} } },
  ])
})

it('turns a body parameter into a request body of each media type, also a shared one and that of the path', () => {
  const body = { name: 'order', in: 'body', required: true, description: 'An order', schema: { type: 'object' } }
  const media = { schema: { type: 'object' } }
  const expected = { required: true, description: 'An order', content: { 'a/b': media, 'c/d': media } }
  const document = { parameters: { Order: body }, consumes: ['x/y'] }
  const operation = { consumes: ['a/b', 'c/d'], parameters: [{ $ref: '#/parameters/Order' }] }
  expect(convertOperation(operation, document)).toEqual({ requestBody: expected })
  const path = { put: { consumes: ['a/b', 'c/d'] }, parameters: [body, { name: 'q', in: 'query' }] }
  expect(convertPath(path, document)).toEqual({
    put: { requestBody: expected },
    parameters: [{ name: 'q', in: 'query', schema: {} }],
  })
})

it('turns form parameters into the fields of a form, with everything about them', () => {
  const fields: readonly JsonObject[] = [
    { name: 'size', in: 'formData', type: 'string', enum: ['s'], default: 's', required: true, description: 'Size' },
    { name: 'tags', in: 'formData', type: 'array', items: { type: 'string' }, collectionFormat: 'multi' },
  ]
  const file = { name: 'photo', in: 'formData', type: 'file' }
  const schema = {
    type: 'object',
    properties: {
      size: { type: 'string', enum: ['s'], default: 's', description: 'Size' },
      tags: { type: 'array', items: { type: 'string' } },
    },
    required: ['size'],
  }
  const encoding = { tags: { style: 'form', explode: true } }
  expect(convertOperation({ parameters: fields })['requestBody']).toEqual({
    required: true,
    content: { 'application/x-www-form-urlencoded': { schema, encoding } },
  })
  const properties = { ...schema.properties, photo: { type: 'string', format: 'binary' } }
  expect(convertOperation({ parameters: [...fields, file] })['requestBody']).toEqual({
    required: true,
    content: { 'multipart/form-data': { schema: { ...schema, properties }, encoding } },
  })
})

describe('responses', () => {
  const schema = { $ref: '#/definitions/Order' }
  const moved = { schema: { $ref: '#/components/schemas/Order' } }

  it('have the media types of the operation, with examples and headers', () => {
    const { responses } = convertOperation(
      {
        produces: ['application/xml'],
        responses: {
          200: {
            description: 'OK',
            schema,
            examples: { 'application/xml': '<a/>', 'application/json': { id: 1 } },
            headers: { 'X-Rate': { type: 'integer', description: 'Rate' } },
          },
          204: { description: 'Empty' },
        },
      },
      { produces: ['text/plain'] },
    )
    expect(responses).toEqual({
      200: {
        description: 'OK',
        headers: { 'X-Rate': { description: 'Rate', schema: { type: 'integer' } } },
        content: {
          'application/xml': { ...moved, example: '<a/>' },
          'application/json': { ...moved, example: { id: 1 } },
        },
      },
      204: { description: 'Empty' },
    })
  })

  it('stay references unless the operation has other media types', () => {
    const shared = { responses: { Error: { description: 'Error', schema } } }
    const responses = { 400: { $ref: '#/responses/Error' } }
    expect(convertOperation({ responses }, shared)['responses']).toEqual({
      400: { $ref: '#/components/responses/Error' },
    })
    expect(convertOperation({ responses, produces: ['a/b'] }, shared)['responses']).toEqual({
      400: { description: 'Error', content: { 'a/b': moved } },
    })
  })
})

it('replaces a form field of the path with the field of the same name of the operation', () => {
  const field = (description: string): JsonObject => ({ name: 'size', in: 'formData', type: 'string', description })
  const { post } = convertPath({ parameters: [field('Of the path')], post: { parameters: [field('Own')] } })
  expect(post).toEqual({
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': {
          schema: { type: 'object', properties: { size: { type: 'string', description: 'Own' } } },
        },
      },
    },
  })
})

it('keeps everything that is no operation', () => {
  const path = { $ref: '#/paths/~1a', 'x-note': { parameters: 1 }, get: 'text', summary: { type: 'file' } }
  expect(convertPath(path)).toEqual(path)
})
