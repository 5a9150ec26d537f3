import { expect, it } from 'vitest'
import { inEnglish } from '../api-words.js'
import { rootNode } from '../document-node.js'
import type { JsonObject, JsonValue } from '../json-value.js'
import { nameScheme, readSecurity, readSecuritySchemes } from './security-scheme.js'

const nameOf = (scheme: JsonObject): string | undefined => {
  const [read] = readSecuritySchemes({ components: { securitySchemes: { s: scheme } } })
  return read && nameScheme(read, inEnglish)
}

it.each([
  [{ type: 'apiKey', in: 'header', name: 'X-Key' }, 'API key in header X-Key'],
  [{ type: 'apiKey', in: 'body', name: 'key' }, 'API key'],
  [{ type: 'http', scheme: 'bearer' }, 'HTTP bearer'],
  [{ type: 'oauth2' }, 'OAuth 2.0'],
  [{ type: 'openIdConnect' }, 'OpenID Connect'],
  [{ type: 'mutualTLS' }, 'Mutual TLS'],
  [{ type: 'own' }, 'own'],
  [{}, ''],
])('names %j %s', (scheme, type) => {
  expect(nameOf(scheme)).toBe(type)
})

it('reads flows with their scopes', () => {
  const flows = { implicit: { authorizationUrl: 'https://a.example', scopes: { read: 'Reads', other: null } } }
  expect(readSecuritySchemes({ components: { securitySchemes: { s: { type: 'oauth2', flows } } } })[0]?.flows).toEqual([
    {
      name: 'implicit',
      facts: [{ name: 'authorizationUrl', value: 'https://a.example' }],
      scopes: [
        { name: 'read', description: 'Reads' },
        { name: 'other', description: '' },
      ],
    },
  ])
})

it.each([
  ['https://a.example/v1', '/token', 'https://a.example/token'],
  ['https://a.example/v1/', 'token', 'https://a.example/v1/token'],
  ['https://a.example', 'https://b.example/token', 'https://b.example/token'],
  ['https://{region}.example', '/token', 'https://eu.example/token'],
  ['/v1', '/token', '/token'],
])('resolves URLs against the server %s: %s is %s', (url, tokenUrl, resolved) => {
  const servers = [{ url, variables: { region: { default: 'eu' } } }]
  const securitySchemes = { s: { type: 'oauth2', openIdConnectUrl: tokenUrl, flows: { password: { tokenUrl } } } }
  const [scheme] = readSecuritySchemes({ servers, components: { securitySchemes } })
  expect(scheme?.facts).toEqual([{ name: 'openIdConnectUrl', value: resolved }])
  expect(scheme?.flows[0]?.facts).toEqual([{ name: 'tokenUrl', value: resolved }])
})

const node = (security?: JsonValue) => rootNode(security === undefined ? {} : { security })

it('uses the first declared requirement', () => {
  expect(readSecurity(node(), node([{ key: [] }]))?.alternatives).toEqual([[{ name: 'key', scopes: [] }]])
  expect(readSecurity(node([]), node([{ key: [] }]))).toBeUndefined()
})

it('reads alternatives, combined schemes, and optional authentication', () => {
  const both = [
    { name: 'a', scopes: ['read'] },
    { name: 'b', scopes: [] },
  ]
  expect(readSecurity(node([{ a: ['read', 7], b: [] }, {}]))).toEqual({
    isOptional: true,
    alternatives: [both],
    choices: [both, []],
  })
  expect(readSecurity(node([{}, { a: ['read', 7], b: [] }, {}]))?.choices).toEqual([[], both])
})
