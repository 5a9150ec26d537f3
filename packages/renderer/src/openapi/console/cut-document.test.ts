import { expect, it } from 'vitest'
import { createReachCollector } from '../collect-reach.js'
import { listOperations } from '../operation-entry.js'
import { cutDocument } from './cut-document.js'

it('keeps what the request depends on, at its pointers, and nothing else', () => {
  const used = { type: 'object', properties: { b: { $ref: '#/components/schemas/B' } } }
  const document = {
    openapi: '3.1.0',
    info: { title: 'A', description: 'Long' },
    servers: [{ url: 'https://a.example' }],
    paths: {
      '/a': {
        parameters: [{ $ref: '#/components/parameters/P' }],
        post: {
          description: 'Long',
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } } },
          responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/C' } } } } },
        },
        get: {},
      },
    },
    components: {
      parameters: { P: { name: 'p', in: 'query', schema: { $ref: '#/components/schemas/L/oneOf/1' } }, Q: {} },
      schemas: { A: used, B: { $ref: '#/components/schemas/A' }, C: {}, L: { oneOf: [{}, { type: 'string' }] } },
    },
  }
  const [entry] = listOperations(document).filter(({ method }) => method === 'post')
  if (!entry) throw new Error('no operation')
  expect(cutDocument(document, entry, createReachCollector(document))).toEqual({
    openapi: '3.1.0',
    servers: document.servers,
    paths: {
      '/a': {
        parameters: document.paths['/a'].parameters,
        post: { requestBody: document.paths['/a'].post.requestBody },
      },
    },
    components: {
      parameters: { P: document.components.parameters.P },
      schemas: { A: used, B: { $ref: '#/components/schemas/A' }, L: { oneOf: { 1: { type: 'string' } } } },
    },
  })
})
