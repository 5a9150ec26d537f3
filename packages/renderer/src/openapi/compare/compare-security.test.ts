import { expect, it } from 'vitest'
import type { JsonObject, JsonValue } from '../json-value.js'
import { readOperation } from '../nouns/operation.js'
import { listOperations } from '../operation-entry.js'
import { compareSecurity } from './compare-security.js'

const SCHEMES = { key: { type: 'apiKey', in: 'header', name: 'X-Key' }, oauth: { type: 'oauth2' } }

function operation(security: JsonValue, schemes: JsonObject = SCHEMES) {
  const document = { paths: { '/a': { get: { security } } }, components: { securitySchemes: schemes } }
  const [entry] = listOperations(document)
  if (!entry) throw new Error('no operation')
  return readOperation(document, entry)
}

const compare = (before: JsonValue, after: JsonValue): readonly string[] =>
  compareSecurity(operation(before), operation(after)).map(({ level, message }) => `${level}: ${message}`)

it.each<[string, JsonValue, JsonValue]>([
  ['authentication is no longer required', [{ key: [] }], []],
  ['authentication is now optional', [{ key: [] }], [{}, { oauth: [] }]],
  ['authentication has changed from key to oauth', [{}, { key: [] }], [{}, { oauth: [] }]],
  ['authentication has changed from key to oauth, or key', [{ key: [] }], [{ oauth: [] }, { key: [] }]],
  ['authentication has changed from oauth (a, b) to oauth (b)', [{ oauth: ['a', 'b'] }], [{ oauth: ['b'] }]],
  ['authentication has changed from key and oauth to key', [{ key: [], oauth: [] }], [{ key: [] }]],
  ['optional authentication was added', [], [{}, { key: [] }]],
  ['optional authentication was removed', [{}, { key: [] }], []],
])('%s, which breaks no client', (message, before, after) => {
  expect(compare(before, after)).toEqual([`compatible: ${message}`])
})

it('reports nothing if nothing has changed', () => {
  expect(compare([{ key: [] }], [{ key: [] }])).toEqual([])
  expect(compare([], [])).toEqual([])
})

it('reports that authentication is required', () => {
  const expected = ['breaking: authentication is now required: key, or oauth (a, b)']
  expect(compare([], [{ key: [] }, { oauth: ['a', 'b'] }])).toEqual(expected)
  expect(compare([{}, { key: [] }], [{ key: [] }, { oauth: ['a', 'b'] }])).toEqual(expected)
})

it('reports a way that is no longer enough', () => {
  expect(compare([{ key: [] }], [{ key: [], oauth: ['a'] }])).toEqual([
    'breaking: authentication has changed from key to key and oauth (a)',
  ])
  expect(compare([{ oauth: [] }], [{ oauth: ['a'] }])).toEqual([
    'breaking: authentication has changed from oauth to oauth (a)',
  ])
})

it('reports a changed scheme once, even if several alternatives need it', () => {
  const after = operation([{ key: [] }, { key: [], oauth: [] }], {
    ...SCHEMES,
    key: { type: 'apiKey', in: 'query', name: 'X-Key', description: 'New' },
  })
  expect(compareSecurity(operation([{ key: [] }, { key: [], oauth: [] }]), after)).toEqual([
    {
      kind: 'security-scheme-changed',
      level: 'breaking',
      message:
        'the authentication `key` has changed from type: apiKey, in: header, name: X-Key to type: apiKey, in: query, name: X-Key',
      before: '/components/securitySchemes/key',
      after: '/components/securitySchemes/key',
    },
  ])
})

it('reports URLs for tokens that have changed', () => {
  const oauth = (tokenUrl: string) => ({ type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes: {} } } })
  const [before, after] = ['https://a.example/token', 'https://b.example/token'].map((url) =>
    operation([{ oauth: [] }], { oauth: oauth(url) }),
  )
  if (!before || !after) throw new Error('no operations')
  expect(compareSecurity(before, after)).toEqual([
    {
      kind: 'security-scheme-changed',
      level: 'risky',
      message:
        'the tokenUrl of the authentication `oauth` has changed from https://a.example/token to https://b.example/token',
      before: '/components/securitySchemes/oauth/flows/clientCredentials/tokenUrl',
      after: '/components/securitySchemes/oauth/flows/clientCredentials/tokenUrl',
    },
  ])
  expect(compareSecurity(before, before)).toEqual([])
})
