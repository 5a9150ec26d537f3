import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import type { CollectionFolder, SavedRequest } from './collection.js'
import { createCollection } from './create-collection.js'

const create = (fields: JsonObject) => createCollection({ openapi: '3.1.0', ...fields })
const responses = {}

it('puts requests into folders by tag and tag group, and requests without a tag outside of folders', () => {
  const { info, item } = create({
    info: { title: 'Shop', version: '2', description: 'Sells.\n' },
    tags: [{ name: 'orders', description: 'All orders.', 'x-displayName': 'Orders' }, { name: 'empty' }],
    'x-tagGroups': [{ name: 'Sales', tags: ['orders'] }],
    paths: {
      '/orders': { get: { summary: 'List orders', tags: ['orders'], responses } },
      '/ping': { get: { responses } },
      '/secret': { get: { 'x-internal': true, responses } },
    },
  })
  expect(info).toMatchObject({ name: 'Shop', version: '2', description: 'Sells.' })
  expect(item).toMatchObject([
    { name: 'Sales', item: [{ name: 'Orders', description: 'All orders.', item: [{ name: 'List orders' }] }] },
    { name: 'GET /ping', request: { method: 'GET' } },
  ])
})

it('lets requests inherit the most frequent credentials', () => {
  const { auth, item } = create({
    security: [{ token: [] }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' }, user: { type: 'http', scheme: 'basic' } },
    },
    paths: {
      '/a': { get: { security: [{ user: [] }], responses } },
      '/b': { get: { responses } },
      '/c': { get: { responses } },
      '/d': { get: { security: [], responses } },
    },
  })
  expect(auth).toEqual({ type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] })
  const auths = (item as readonly SavedRequest[]).map(({ request }) => request.auth?.type)
  expect(auths).toEqual(['basic', undefined, undefined, 'noauth'])
})

it('keeps the body of a GET request', () => {
  const content = { 'application/json': { example: { a: 1 } } }
  const [saved] = create({ paths: { '/a': { get: { requestBody: { content }, responses } } } }).item
  expect(saved).toMatchObject({ protocolProfileBehavior: { disableBodyPruning: true } })
})

it('creates a collection of a description without operations', () => {
  const collection = create({})
  expect(collection.item).toEqual([] satisfies CollectionFolder[])
  expect(collection).not.toHaveProperty('variable')
})
