import { expect, it } from 'vitest'
import { listOperations } from '../operation-entry.js'
import { createConsoleWriter } from './create-console-writer.js'

it('writes the values to start with, and omits internal parts', () => {
  const document = {
    openapi: '3.1.0',
    paths: {
      '/a/{id}': {
        post: {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'integer', examples: [7] } },
            { name: 'q', in: 'query', schema: { type: 'string' } },
            { name: 'old', in: 'query', deprecated: true, example: 'x' },
            { name: 'hidden', in: 'query', 'x-internal': true, example: 'x' },
          ],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { a: { type: 'string', examples: ['b'] }, secret: { 'x-internal': true } },
                },
              },
            },
          },
        },
      },
    },
  }
  const [entry] = listOperations(document)
  if (!entry) throw new Error('no operation')
  const text = createConsoleWriter(document)(entry, { api: '/api/a', texts: {}, proxy: '/proxy' })
  expect(text).not.toMatch(/hidden|secret/)
  const { api, proxy, values, entry: written } = JSON.parse(text)
  expect([api, proxy, written.path]).toEqual(['/api/a', '/proxy', '/a/{id}'])
  expect(values).toEqual({ parameters: { 'path id': 7 }, bodies: { 'application/json': { a: 'b' } } })
})
