import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { readOperation } from '../nouns/operation.js'
import { listOperations } from '../operation-entry.js'
import { createCollectionUrl } from './collection-url.js'
import { createCollectionVariables } from './collection-variables.js'

function urlOf(paths: JsonObject, server: JsonObject) {
  const document = { openapi: '3.1.0', servers: [server], paths }
  const [entry] = listOperations(document)
  if (!entry) throw new Error('no operation')
  const variables = createCollectionVariables()
  const url = createCollectionUrl(readOperation(document, entry), [], variables)
  return { url, variables: variables.list() }
}

it('uses variables of the collection for parts of a segment, and keeps queries and colons in paths', () => {
  const parameters = [{ name: 'name', in: 'path', required: true, example: 'plan' }]
  const paths = { '/{name}.json/:batch/?list#x': { get: { parameters, responses: {} } } }
  const { url, variables } = urlOf(paths, { url: 'https://a.example?key=1' })
  expect(url.raw).toBe('{{baseUrl}}/{{name}}.json/%3Abatch/?key=1&list')
  expect(variables).toContainEqual({ key: 'name', value: 'plan' })
})

it('uses variables for those of a server', () => {
  const variables = { region: { default: 'eu' }, port: { default: '8443' }, rest: { default: '' } }
  const url = '{scheme}://{region}.a.example:{port}/{rest}'
  const { variables: list } = urlOf({ '/a': { get: { responses: {} } } }, { url, variables })
  expect(list).toEqual([
    { key: 'region', value: 'eu' },
    { key: 'port', value: '8443' },
    { key: 'baseUrl', value: 'https://{{region}}.a.example:{{port}}/your-rest' },
  ])
  const whole = { url: '{url}', variables: { url: { default: 'https://b.example/' } } }
  const { variables: other } = urlOf({ '/a': { get: { responses: {} } } }, whole)
  expect(other).toEqual([{ key: 'baseUrl', value: 'https://b.example' }])
})
