import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { listOperations } from '../operation-entry.js'
import { findMissingCredentials } from './find-credentials.js'

const schemes: JsonObject = {
  basic: { type: 'http', scheme: 'basic' },
  oauth: { type: 'oauth2', flows: {} },
  query: { type: 'apiKey', in: 'query', name: 'key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
  header: { type: 'apiKey', in: 'header', name: 'X-Key' },
  certificate: { type: 'mutualTLS' },
}

function check(security: JsonObject[], headers: Readonly<Record<string, string>> = {}, query = '', sid = '') {
  const document: JsonObject = {
    openapi: '3.1.0',
    paths: { '/a': { get: { security, responses: {} } } },
    components: { securitySchemes: schemes },
  }
  const [entry] = listOperations(document)
  if (!entry) throw new Error('no operation')
  const cookies = new Map(sid === '' ? [] : [['sid', sid]])
  const places = { headers: new Map(Object.entries(headers)), query: new URLSearchParams(query), cookies }
  return findMissingCredentials(document, entry, places)
}

it('accepts any value in the place of a scheme', () => {
  expect(check([{ basic: [] }], { authorization: 'Basic YQ==' })).toBeUndefined()
  expect(check([{ oauth: [] }], { authorization: 'bearer x' })).toBeUndefined()
  expect(check([{ query: [] }], {}, 'key=1')).toBeUndefined()
  expect(check([{ cookie: [] }], {}, '', '1')).toBeUndefined()
  expect(check([{ header: [] }], { 'x-key': '1' })).toBeUndefined()
  expect(check([{ certificate: [] }])).toBeUndefined()
  expect(check([{ header: [] }, {}])).toBeUndefined()
  expect(check([])).toBeUndefined()
})

it('names every alternative, and challenges the client', () => {
  expect(check([{ basic: [] }, { query: [], header: [] }], { authorization: 'Bearer x', 'x-key': '1' })).toEqual({
    expected: ['header Authorization: Basic …', 'query key and header X-Key'],
    challenge: 'Basic realm="mock", ApiKey realm="query", ApiKey realm="header"',
  })
})
