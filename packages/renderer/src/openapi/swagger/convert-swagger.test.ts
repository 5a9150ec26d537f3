import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { convertSwagger, isSwagger } from './convert-swagger.js'
import { originOf } from './swagger-scope.js'

const base: JsonObject = { swagger: '2.0', info: { title: 'Orders', version: '1' } }

function convert(document: JsonObject): JsonObject {
  return convertSwagger({ ...base, ...document }).document
}

function convertOperation(operation: JsonObject, document: JsonObject = {}): JsonObject {
  const { paths } = convert({ ...document, paths: { '/orders': { post: operation } } })
  return (paths as { '/orders': { post: JsonObject } })['/orders'].post
}

it.each([
  [{ swagger: '2.0' }, true],
  [{ swagger: 2 }, true],
  [{ swagger: '3.0' }, false],
  [{ swagger: '2.0', openapi: '3.0.0' }, false],
  [{ swaggerVersion: '1.2' }, false],
])('recognizes %j', (document, expected) => {
  expect(isSwagger(document as JsonObject)).toBe(expected)
})

it('makes servers of host, path and schemes, also of one operation', () => {
  const address = { host: 'api.example.org', basePath: '/v1/', schemes: ['https', 'wss'] }
  expect(convert(address)['servers']).toEqual([
    { url: 'https://api.example.org/v1' },
    { url: 'wss://api.example.org/v1' },
  ])
  expect(convert({ basePath: '/v1' })['servers']).toEqual([{ url: '/v1' }])
  expect(convert({})).not.toHaveProperty('servers')
  expect(convertOperation({ schemes: ['http'] }, address)['servers']).toEqual([{ url: 'http://api.example.org/v1' }])
})

describe('parameters', () => {
  it('get a schema and a style', () => {
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

  it('become the body in each media type, also from a shared one and that of the path', () => {
    const body = { name: 'order', in: 'body', required: true, description: 'An order', schema: { type: 'object' } }
    const media = { schema: { type: 'object' } }
    const expected = { required: true, description: 'An order', content: { 'a/b': media, 'c/d': media } }
    const document = { parameters: { Order: body }, consumes: ['x/y'] }
    const operation = { consumes: ['a/b', 'c/d'], parameters: [{ $ref: '#/parameters/Order' }] }
    expect(convertOperation(operation, document)).toEqual({ requestBody: expected })
    const { paths, components } = convert({
      ...document,
      paths: { '/a': { put: { consumes: ['a/b', 'c/d'] }, parameters: [body, { name: 'q', in: 'query' }] } },
    })
    expect(paths).toEqual({
      '/a': { put: { requestBody: expected }, parameters: [{ name: 'q', in: 'query', schema: {} }] },
    })
    expect(components).toBeUndefined()
  })

  it('become the fields of a form with everything about them', () => {
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

it('converts schemas: references, files, nullable values, discriminators, tuples', () => {
  const { components } = convert({
    definitions: {
      Order: {
        discriminator: 'kind',
        properties: {
          items: { type: 'array', items: { $ref: '#/definitions/Item' } },
          type: { type: 'file' },
          note: { type: 'string', 'x-nullable': true },
          pair: { type: 'array', items: [{ type: 'string' }, { type: 'integer' }] },
        },
        example: { $ref: '#/definitions/Item' },
      },
    },
  })
  expect(components).toEqual({
    schemas: {
      Order: {
        discriminator: { propertyName: 'kind' },
        properties: {
          items: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
          type: { type: 'string', format: 'binary' },
          note: { type: 'string', nullable: true },
          pair: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'integer' }] } },
        },
        example: { $ref: '#/definitions/Item' },
      },
    },
  })
})

it('converts security definitions', () => {
  const oauth = { type: 'oauth2', description: 'Sign in', flow: 'accessCode', authorizationUrl: 'https://a.example' }
  const { components } = convert({
    securityDefinitions: {
      basic: { type: 'basic', description: 'Password' },
      key: { type: 'apiKey', name: 'X-Key', in: 'header' },
      oauth: { ...oauth, tokenUrl: 'https://t.example', scopes: { read: 'Read' } },
    },
  })
  expect(components).toEqual({
    securitySchemes: {
      basic: { type: 'http', scheme: 'basic', description: 'Password' },
      key: { type: 'apiKey', name: 'X-Key', in: 'header' },
      oauth: {
        type: 'oauth2',
        description: 'Sign in',
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://a.example',
            tokenUrl: 'https://t.example',
            scopes: { read: 'Read' },
          },
        },
      },
    },
  })
})

it('knows where each part comes from', () => {
  const { origins } = convertSwagger({
    ...base,
    paths: {
      '/a': {
        post: {
          parameters: [
            { name: 'b', in: 'body', schema: {} },
            { name: 'q', in: 'query', type: 'string' },
          ],
          responses: { 200: { schema: {}, examples: { 'application/json': 1 } } },
        },
      },
    },
  })
  const operation = '/paths/~1a/post'
  const expected = {
    '/openapi': '/swagger',
    '/components/schemas/Order/type': '/definitions/Order/type',
    [`${operation}/parameters/0/schema/type`]: `${operation}/parameters/1/type`,
    [`${operation}/requestBody/content/application~1json/schema/type`]: `${operation}/parameters/0/schema/type`,
    [`${operation}/responses/200/content/application~1json/schema`]: `${operation}/responses/200/schema`,
    [`${operation}/responses/200/content/application~1json/example`]: `${operation}/responses/200/examples/application~1json`,
    [`${operation}/summary`]: `${operation}/summary`,
  }
  for (const [to, from] of Object.entries(expected)) expect(originOf(to, origins)).toBe(from)
})

it('keeps references into paths', () => {
  const { references } = convertSwagger({
    ...base,
    paths: {
      '/a': { get: { responses: { 200: { schema: { type: 'object' } } } } },
      '/b': { get: { responses: { 200: { schema: { $ref: '#/paths/~1a/get/responses/200/schema' } } } } },
    },
  })
  expect([...references.values()]).toEqual(['#/paths/~1a/get/responses/200/content/application~1json/schema'])
})

it('converts broken parts without failing', () => {
  const broken = [null, 1, 'x', [], [null], { $ref: 1 }, { $ref: '#/definitions/Gone' }]
  for (const value of broken) {
    const document = {
      host: value,
      schemes: value,
      consumes: value,
      definitions: { A: value, B: { properties: value, items: value } },
      parameters: { A: value },
      responses: { A: value },
      securityDefinitions: { A: value, B: { type: 'oauth2', flow: value } },
      paths: {
        '/a': { get: value, parameters: value, post: { parameters: [value], responses: { 200: value } } },
        '/b': value,
      },
    }
    expect(convert(document as JsonObject)['openapi']).toBe('3.0.4')
    for (const key of Object.keys(document)) expect(convert({ [key]: value } as JsonObject)['openapi']).toBe('3.0.4')
  }
})
