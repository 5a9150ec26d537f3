import type { JsonObject } from '../json-value.js'

const order = { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, note: { type: 'string' } } }

/** A small description with everything that mocks treat differently; for tests. */
export const MOCK_DOCUMENT: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Orders', version: '1' },
  servers: [{ url: 'https://api.example.com/v1' }],
  paths: {
    '/orders': {
      get: {
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 10 } },
          { name: 'ids', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
          { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
        ],
        responses: {
          '200': {
            description: 'ok',
            headers: { 'X-Total': { schema: { type: 'integer' }, example: 2 } },
            content: {
              'text/csv': { example: 'id\n1' },
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Order' } },
                examples: { one: { value: [{ id: 1 }] }, none: { value: [] }, broken: { value: [{ id: 'x' }] } },
              },
            },
          },
          '400': { description: 'bad' },
          '4XX': { description: 'bad', content: { 'application/json': { example: { message: 'no' } } } },
        },
      },
      post: {
        security: [{ key: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Order' } },
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['file', 'id'],
                properties: { file: { type: 'string', format: 'binary' }, id: { type: 'integer' }, data: order },
              },
            },
            'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/Order' } },
            'text/*': { schema: { type: 'string', minLength: 3 } },
          },
        },
        responses: { '201': { description: 'created', content: { 'application/json': { schema: order } } } },
      },
    },
    '/orders/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      get: { responses: { default: { description: 'any', content: { 'application/json': { schema: order } } } } },
      delete: { responses: { '404': { description: 'none' } } },
    },
    '/orders/latest': { get: { responses: { '204': { description: 'nothing' } } } },
    '/files/{name}.{type}': { get: { responses: { '200': { description: 'ok' } } } },
    '/rpc?action=list': { get: { operationId: 'list', responses: { '200': { description: 'ok' } } } },
    '/rpc?action=add': { get: { operationId: 'add', responses: { '200': { description: 'ok' } } } },
  },
  components: {
    schemas: { Order: order },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
  },
}
