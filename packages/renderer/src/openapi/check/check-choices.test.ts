import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import type { JsonObject } from '../json-value.js'
import { checkChoices } from './check-choices.js'
import type { ObjectKind } from './object-kinds.js'

const check = (kind: ObjectKind, node: JsonObject): readonly string[] =>
  checkChoices(rootNode(node), kind).map(({ message, hint }) => `${message}${hint === undefined ? '' : ` (${hint})`}`)

it.each<[ObjectKind, JsonObject, string]>([
  [
    'security scheme',
    { type: 'apikey' },
    'must be one of apiKey, http, mutualTLS, oauth2, openIdConnect, got "apikey" (Did you mean apiKey?)',
  ],
  ['security scheme', { scheme: 'baerer' }, 'unknown scheme "baerer" (Did you mean bearer?)'],
  ['schema', { format: 'date-tme' }, 'unknown format "date-tme" (Did you mean date-time?)'],
  ['parameter', { in: 'path', required: false }, '`required` must be true for a path parameter, got false'],
  ['operation', { responses: { '2xx': {} } }, '"2xx" is not an HTTP status (Did you mean 2XX?)'],
  ['operation', { responses: { defualt: {} } }, '"defualt" is not an HTTP status (Did you mean default?)'],
  [
    'operation',
    { responses: { 600: {} } },
    '"600" is not an HTTP status (Write a number from 100 to 599, a range such as 2XX, or default)',
  ],
  ['response', { content: { JSON: {} } }, '"JSON" is not a media type (Did you mean application/json?)'],
  [
    'schema',
    { required: ['nmae'], properties: { name: {} } },
    'the required property "nmae" is not defined (Did you mean name?)',
  ],
])('reports in a %s %j', (kind, node, message) => {
  expect(check(kind, node)).toEqual([expect.stringContaining(message)])
})

it.each<[ObjectKind, JsonObject]>([
  ['security scheme', { scheme: 'Bearer' }],
  ['security scheme', { scheme: 'custom-scheme' }],
  ['schema', { format: 'int' }],
  ['schema', { format: 'uuid4' }],
  ['operation', { responses: { 200: {}, '4XX': {}, default: {}, 'x-a': {} } }],
  ['schema', { content: { JSON: {} } }],
  ['schema', { required: ['nmae', 'name'], properties: { name: {} } }],
  ['schema', { required: ['nmae'], properties: { name: {} }, allOf: [] }],
])('accepts in a %s %j', (kind, node) => {
  expect(check(kind, node)).toEqual([])
})
