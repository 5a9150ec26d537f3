import { describe, expect, it } from 'vitest'
import type { JsonObject, JsonValue } from '../json-value.js'
import { compareDescriptions } from './compare-descriptions.js'

type Fields = Readonly<Record<string, JsonValue>>

const ORDER: Fields = {
  type: 'object',
  required: ['id', 'status'],
  properties: {
    id: { type: 'string', readOnly: true },
    status: { type: 'string', enum: ['open', 'closed'] },
    note: { type: 'string', maxLength: 100 },
    total: { type: 'integer', format: 'int64' },
    parent: { $ref: '#/components/schemas/Order' },
  },
}

interface Changed {
  readonly operation?: Fields
  readonly order?: Fields
  readonly paths?: Fields
  readonly root?: Fields
}

function api({ operation = {}, order = ORDER, paths = {}, root = {} }: Changed = {}): JsonObject {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } }
  return {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    paths: {
      '/orders/{id}': {
        post: {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } },
          ],
          requestBody: { content },
          responses: { 200: { description: 'ok', content }, 404: { description: 'missing' } },
          ...operation,
        },
      },
      '/status': { get: { responses: { 204: { description: 'up' } } } },
      ...paths,
    },
    components: {
      schemas: { Order: order },
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
    },
    ...root,
  }
}

/** Whatever a change of the API is reported as: level, kind and message. */
function changesOf(after: Changed, before: Changed = {}): readonly string[] {
  return compareDescriptions(api(before), api(after)).map(
    ({ level, kind, subject, message }) => `${level} ${kind}: ${[subject, message].filter(Boolean).join(' ')}`,
  )
}

function property(name: string, schema: Fields | undefined): Fields {
  const properties = { ...(ORDER['properties'] as Fields) }
  if (schema) return { ...ORDER, properties: { ...properties, [name]: schema } }
  return { ...ORDER, properties: Object.fromEntries(Object.entries(properties).filter(([key]) => key !== name)) }
}

const REQUIRED_FILTER: Fields = { name: 'filter', in: 'query', required: true, schema: { type: 'string' } }
const ID: Fields = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }

it('reports another operationId, which generated clients use as a name', () => {
  const named = (operationId: string): Changed => ({ operation: { operationId } })
  expect(changesOf(named('closeOrder'), named('close'))).toEqual([
    'risky operation-id-changed: the operationId close was renamed to closeOrder: generated clients and links name it',
  ])
  expect(changesOf({}, named('close'))).toEqual([
    'risky operation-id-changed: the operationId close was removed: generated clients and links name it',
  ])
  expect(changesOf(named('close'))).toEqual([])
})

it('reports a response header that is no longer always there', () => {
  const withHeader = (required: boolean): Changed => {
    const headers = { ETag: { required, schema: { type: 'string' } } }
    return { paths: { '/tag': { get: { responses: { 200: { description: 'ok', headers } } } } } }
  }
  expect(changesOf(withHeader(false), withHeader(true))).toEqual([
    'breaking header-became-optional: header `ETag` of the response 200 is now optional',
  ])
  expect(changesOf(withHeader(true), withHeader(false))).toEqual([])
  const response = { responses: { 200: { description: 'ok' } } }
  expect(changesOf(withHeader(true), { paths: { '/tag': { get: response } } })).toEqual([
    'compatible header-added: new header `ETag` of the response 200',
  ])
})

describe('breaking changes', () => {
  it.each<[string, Changed, readonly string[]]>([
    ['an operation is removed', { paths: { '/status': {} } }, ['breaking operation-removed: GET /status was removed']],
    [
      'a parameter is removed',
      { operation: { parameters: [ID] } },
      ['risky parameter-removed: query parameter `limit` was removed'],
    ],
    [
      'a new parameter is required',
      {
        operation: {
          parameters: [ID, { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } }, REQUIRED_FILTER],
        },
      },
      ['breaking parameter-became-required: new query parameter `filter` is required'],
    ],
    [
      'a parameter gets a stricter limit',
      { operation: { parameters: [ID, { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 50 } }] } },
      ['breaking constraint-changed: maximum of query parameter `limit` has changed from 100 to 50'],
    ],
    [
      'a property is removed',
      { order: property('note', undefined) },
      [
        'risky property-removed: property `note` of schema `Order` was removed from requests',
        'risky property-removed: property `note` of schema `Order` was removed from responses',
      ],
    ],
    [
      'an enum value is removed',
      { order: property('status', { type: 'string', enum: ['open'] }) },
      [
        'breaking enum-value-removed: `status` of schema `Order` no longer accepts the value "closed"',
        'compatible enum-value-removed: `status` of schema `Order` no longer returns the value "closed"',
      ],
    ],
    [
      'a property becomes required',
      { order: { ...ORDER, required: ['id', 'status', 'note'] } },
      [
        'breaking property-became-required: property `note` of schema `Order` is now required in requests',
        'compatible property-became-required: property `note` of schema `Order` is now always in responses',
      ],
    ],
    [
      'a property becomes optional',
      { order: { ...ORDER, required: ['id'] } },
      [
        'compatible property-became-optional: property `status` of schema `Order` is now optional in requests',
        'breaking property-became-optional: property `status` of schema `Order` is no longer always in responses',
      ],
    ],
    [
      'a type is narrowed',
      { order: property('note', { type: 'integer' }) },
      ['breaking type-changed: the type of `note` of schema `Order` has changed from string to integer'],
    ],
    [
      'a format is narrowed',
      { order: property('total', { type: 'integer', format: 'int32' }) },
      ['breaking type-changed: the format of `total` of schema `Order` has changed from int64 to int32'],
    ],
    [
      'a response can be null',
      { order: property('note', { type: ['string', 'null'], maxLength: 100 }) },
      [
        'compatible nullability-changed: `note` of schema `Order` can now be null in requests',
        'breaking nullability-changed: `note` of schema `Order` can now be null in responses',
      ],
    ],
    [
      'authentication is required',
      { operation: { security: [{ key: [] }] } },
      ['breaking security-changed: authentication is now required: key'],
    ],
    [
      'the status of a success is removed',
      { operation: { responses: { 201: { description: 'new' }, 404: { description: 'missing' } } } },
      ['breaking status-removed: the response 200 was removed', 'compatible status-added: new response 201'],
    ],
    [
      'the media type of a request is removed',
      { operation: { requestBody: { content: { 'text/csv': {} } } } },
      [
        'breaking media-type-removed: the request body can no longer be application/json',
        'compatible media-type-added: the request body can now be text/csv',
      ],
    ],
    [
      'a request body becomes required',
      {
        operation: {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
          },
        },
      },
      ['breaking request-body-became-required: the request body is now required'],
    ],
    [
      'a request body is removed',
      { operation: { requestBody: {} } },
      ['breaking request-body-removed: the request body was removed'],
    ],
  ])('%s', (_title, after, expected) => {
    expect(changesOf(after)).toEqual(expected)
  })

  it('changes of authentication', () => {
    const secured = (security: JsonValue, key: Fields = {}): Changed => ({
      operation: { security },
      root: {
        components: {
          schemas: { Order: ORDER },
          securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key', ...key }, login: { type: 'oauth2' } },
        },
      },
    })
    const before = secured([{ key: [] }, { login: ['read'] }])
    expect(changesOf(secured([{ login: ['read', 'write'] }]), before)).toEqual([
      'breaking security-changed: authentication has changed from key, or login (read) to login (read, write)',
    ])
    expect(changesOf(secured([{ key: [] }, { login: [] }]), before)).toEqual([
      'compatible security-changed: authentication has changed from key, or login (read) to key, or login',
    ])
    expect(changesOf(secured([{ key: [] }, { login: ['read'] }], { in: 'query' }), before)).toEqual([
      'breaking security-scheme-changed: the authentication `key` has changed from type: apiKey, in: header, name: X-Key to type: apiKey, in: query, name: X-Key',
    ])
  })
})

describe('compatible changes', () => {
  it.each<[string, Changed]>([
    [
      'the name of a path parameter',
      { paths: { '/status': { get: { responses: { 204: { description: 'down' } } } } } },
    ],
    [
      'titles, descriptions and examples of schemas',
      { order: { ...ORDER, title: 'An order', description: 'It', example: {} } },
    ],
  ])('%s do not count', (_title, after) => {
    expect(changesOf(after)).toEqual([])
  })

  it.each<[string, Changed, readonly string[]]>([
    [
      'new operations, properties, values and responses',
      {
        paths: { '/new': { get: {} } },
        order: { ...property('tags', { type: 'array' }) },
        operation: {
          deprecated: true,
          responses: {
            200: {
              description: 'ok',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
            },
            404: { description: 'missing' },
            409: { description: 'conflict' },
          },
        },
      },
      [
        'compatible operation-deprecated: the operation is deprecated',
        'compatible status-added: new response 409',
        'compatible property-added: new property `tags` of schema `Order` in requests',
        'compatible property-added: new property `tags` of schema `Order` in responses',
        'compatible operation-added: GET /new is new',
      ],
    ],
    [
      'a value that responses can have is only a risk',
      { order: property('status', { type: 'string', enum: ['open', 'closed', 'lost'] }) },
      [
        'compatible enum-value-added: `status` of schema `Order` now accepts the value "lost"',
        'risky enum-value-added: `status` of schema `Order` can now return the value "lost"',
      ],
    ],
  ])('%s', (_title, after, expected) => {
    expect(changesOf(after).toSorted()).toEqual(expected.toSorted())
  })
})

it('finds the operation although its path parameter has a new name', () => {
  const renamed = JSON.parse(
    JSON.stringify(api()).replace('/orders/{id}', '/orders/{order}').replace('"name":"id"', '"name":"order"'),
  )
  expect(compareDescriptions(api(), renamed)).toEqual([])
})

it('lists the change of a shared schema once, with all operations and both pointers', () => {
  const paths = {
    '/copy': {
      put: {
        requestBody: {
          content: { 'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Order' } } } },
        },
      },
    },
  }
  const [change, ...others] = compareDescriptions(
    api({ paths }),
    api({ paths, order: property('status', { type: 'string', enum: ['open'] }) }),
  ).filter(({ level }) => level === 'breaking')
  expect(others).toEqual([])
  expect(change).toMatchObject({
    operations: ['POST /orders/{id}', 'PUT /copy'],
    before: '/components/schemas/Order/properties/status/enum/1',
    after: '/components/schemas/Order/properties/status/enum/1',
  })
})

describe('alternatives', () => {
  const pets = {
    Cat: { type: 'object', properties: { lives: { type: 'integer' } } },
    Dog: { type: 'object', properties: { tricks: { type: 'string' } } },
  }
  const options = (...names: readonly string[]): Changed => ({
    order: { oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) },
    root: {},
  })
  const build = (changed: Changed): JsonObject => {
    const whole = api(changed)
    const components = whole['components'] as { schemas: Fields }
    return { ...whole, components: { ...components, schemas: { ...components.schemas, ...pets } } }
  }
  const compare = (before: Changed, after: Changed): readonly string[] =>
    compareDescriptions(build(before), build(after)).map(({ level, message }) => `${level}: ${message}`)

  it('removed and added', () => {
    expect(compare(options('Cat', 'Dog'), options('Cat'))).toEqual([
      'breaking: schema `Order` no longer accepts `Dog`',
      'compatible: schema `Order` is no longer `Dog` in responses',
    ])
    expect(compare(options('Cat'), options('Dog', 'Cat'))).toEqual([
      'compatible: schema `Order` now accepts `Dog`',
      'breaking: schema `Order` can now be `Dog` in responses',
    ])
  })

  it('of which one equals the schema before', () => {
    const cat = { order: pets.Cat }
    expect(compare(cat, options('Cat', 'Dog'))).toEqual([
      'compatible: schema `Order` now accepts `Dog`',
      'breaking: schema `Order` can now be `Dog` in responses',
    ])
    expect(compare(options('Cat', 'Dog'), cat)).toEqual([
      'breaking: schema `Order` no longer accepts `Dog`',
      'compatible: schema `Order` is no longer `Dog` in responses',
    ])
  })
})

it('matches alternatives without names to those that fit best', () => {
  const format = (type: string): Fields => ({ type: 'object', properties: { type: { type: 'string', enum: [type] } } })
  const order = { anyOf: ['pcm', 'pcmu', 'pcma'].map(format) }
  expect(changesOf({ order }, { order })).toEqual([])
  const open = { anyOf: [{ type: 'object' }, { type: 'object', properties: { type: { type: 'string' } } }] }
  expect(changesOf({ order: open }, { order: open })).toEqual([])
  const titled = (title: string, type: string): Fields => ({ title, type: 'object', properties: { value: { type } } })
  const [old, now] = [[titled('Text', 'string')], [titled('Number', 'number'), titled('Text', 'string')]]
  expect(changesOf({ order: { oneOf: now } }, { order: { oneOf: old } })).toEqual([
    'compatible alternative-added: schema `Order` now accepts Number',
    'breaking alternative-added: schema `Order` can now be Number in responses',
  ])
})

it('reports what clients no longer have to send, and what is deprecated', () => {
  const content = { 'application/json': { schema: { type: 'string' } } }
  const before = { operation: { parameters: [ID, REQUIRED_FILTER], requestBody: { required: true, content } } }
  const filter = { ...REQUIRED_FILTER, required: false, deprecated: true }
  expect(changesOf({ operation: { parameters: [ID, filter], requestBody: { content } } }, before)).toEqual([
    'compatible parameter-became-optional: query parameter `filter` is now optional',
    'compatible parameter-deprecated: query parameter `filter` is deprecated',
    'compatible request-body-became-optional: the request body is now optional',
  ])
})

it('expects no null of parameters', () => {
  const limit = (type: JsonValue): Changed => ({
    operation: { parameters: [ID, { name: 'limit', in: 'query', schema: { type } }] },
  })
  expect(changesOf(limit('integer'), limit(['integer', 'null']))).toEqual([])
})

it('swaps the sides of webhooks: the API writes their requests', () => {
  const hook = (schema: Fields): JsonObject => ({
    openapi: '3.1.0',
    info: { title: 'Hooks', version: '1' },
    webhooks: { paid: { post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} } } },
  })
  const changes = compareDescriptions(
    hook({ type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }),
    hook({ type: 'object', properties: { id: { type: 'string' } } }),
  )
  expect(changes).toMatchObject([{ kind: 'property-became-optional', operations: ['webhook paid'] }])
})

it('ends for schemas that contain themselves, and takes any value for a description', () => {
  const loop: JsonObject = {
    allOf: [{ $ref: '#/components/schemas/Order' }],
    oneOf: [{ $ref: '#/components/schemas/Order' }],
    items: { $ref: '#/components/schemas/Order' },
  }
  expect(compareDescriptions(api({ order: loop }), api({ order: { ...loop, type: 'array' } }))).toBeInstanceOf(Array)
  expect(compareDescriptions({}, { paths: [], components: 1 })).toEqual([])
})

it('compares the callbacks of operations, and swaps their sides', () => {
  const describe = (callbacks: JsonObject, components: JsonObject = {}) => ({
    openapi: '3.1.0',
    security: [{ key: [] }],
    paths: { '/orders': { post: { callbacks, responses: {} } } },
    components,
  })
  const call = (required: readonly string[]): JsonObject => {
    const schema = { type: 'object', required, properties: { total: { type: 'integer' } } }
    return {
      '{$request.body#/url}': { post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} } },
    }
  }
  const before = describe({ paid: call(['total']), gone: call([]) })
  const after = describe(
    { paid: { $ref: '#/components/callbacks/paid' }, sent: call([]) },
    { callbacks: { paid: call([]) } },
  )
  expect(compareDescriptions(before, after)).toMatchObject([
    { kind: 'property-became-optional', level: 'breaking', operations: ['callback paid'] },
    { kind: 'operation-added', level: 'compatible', subject: 'callback sent of POST /orders', message: 'is new' },
    { kind: 'operation-removed', level: 'breaking', subject: 'callback gone of POST /orders', message: 'was removed' },
  ])
  expect(compareDescriptions(before, before)).toEqual([])
})

it('tells apart the URLs of a callback, and does not repeat the callbacks of new operations', () => {
  const item = { post: { responses: {} } }
  const describe = (path: string, ...urls: readonly string[]) => ({
    openapi: '3.1.0',
    paths: { [path]: { post: { callbacks: { paid: Object.fromEntries(urls.map((url) => [url, item])) } } } },
  })
  const both = describe('/a/{id}', '{$request.body#/a}', '{$request.body#/b}')
  expect(compareDescriptions(both, both)).toEqual([])
  expect(compareDescriptions(describe('/a/{a}', '{$request.body#/a}'), both)).toMatchObject([
    { kind: 'operation-added' },
  ])
  expect(compareDescriptions({ openapi: '3.1.0', paths: {} }, both)).toHaveLength(1)
})
