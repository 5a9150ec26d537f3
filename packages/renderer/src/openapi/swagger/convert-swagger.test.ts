import { expect, it } from 'vitest'
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
