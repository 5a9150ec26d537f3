import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { checkVersion } from './check-version.js'

it.each<[string, JsonObject, string]>([
  ['Swagger 1.0', { swagger: '1.0' }, 'api-old-version /swagger'],
  ['Swagger 1.2', { swaggerVersion: '1.2' }, 'api-old-version /swaggerVersion'],
  ['AsyncAPI 2', { asyncapi: '2.6.0' }, 'api-old-version /asyncapi'],
  ['an Arazzo description', { arazzo: '1.0.0' }, 'api-unknown-version '],
  [
    'a Postman collection',
    { info: { schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' } },
    'api-unknown-version ',
  ],
  ['a JSON Schema', { $schema: 'https://json-schema.org/draft/2020-12/schema' }, 'api-unknown-version '],
  ['version "4.0.0"', { openapi: '4.0.0' }, 'api-unknown-version /openapi'],
  ['version 3', { openapi: 3 }, 'api-unknown-version /openapi'],
  ['the field `openapi` is missing', { paths: {} }, 'api-unknown-version '],
])('rejects %s', (name, document, expected) => {
  const [problem, ...others] = checkVersion(document)
  expect(others).toEqual([])
  expect(problem?.message).toContain(name)
  expect(`${problem?.code} ${problem?.pointer}`).toBe(expected)
})

it('does not advise to rename an AsyncAPI description to OpenAPI', () => {
  expect(checkVersion({ asyncapi: '2.6.0' })[0]?.hint).toContain('npx @asyncapi/cli convert')
  expect(checkVersion({ asyncapi: '3.1.0' })).toEqual([])
})

it.each(['3.0.3', '3.1.0', '3.2.0', '3.1'])('accepts %s', (openapi) => {
  expect(checkVersion({ openapi })).toEqual([])
})
