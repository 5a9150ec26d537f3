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
  compareSecurity(operation(before), operation(after)).map(({ message }) => message)

it.each<[string, JsonValue, JsonValue]>([
  ['nothing changed', [{ key: [] }], [{ key: [] }]],
  ['it is no longer required', [{ key: [] }], []],
  ['it has become optional', [{ key: [] }], [{}, { oauth: [] }]],
  ['it was optional before and is', [{}, { key: [] }], [{}, { oauth: [] }]],
  ['another way was added', [{ key: [] }], [{ oauth: [] }, { key: [] }]],
  ['fewer scopes are needed', [{ oauth: ['a', 'b'] }], [{ oauth: ['b'] }]],
  ['one of two schemes is enough', [{ key: [], oauth: [] }], [{ key: [] }]],
])('reports nothing if %s', (_name, before, after) => {
  expect(compare(before, after)).toEqual([])
})

it('reports that authentication is required', () => {
  const expected = ['authentication is now required: key, or oauth (a, b)']
  expect(compare([], [{ key: [] }, { oauth: ['a', 'b'] }])).toEqual(expected)
  expect(compare([{}, { key: [] }], [{ key: [] }, { oauth: ['a', 'b'] }])).toEqual(expected)
})

it('reports a way that is no longer enough', () => {
  expect(compare([{ key: [] }], [{ key: [], oauth: ['a'] }])).toEqual([
    'authentication has changed from key to key and oauth (a)',
  ])
  expect(compare([{ oauth: [] }], [{ oauth: ['a'] }])).toEqual(['authentication has changed from oauth to oauth (a)'])
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
