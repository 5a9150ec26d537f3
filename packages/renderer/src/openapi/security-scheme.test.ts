import { expect, it } from 'vitest'
import type { JsonObject } from './json-value.js'
import { readSecuritySchemes } from './security-scheme.js'

const typeOf = (scheme: JsonObject) => readSecuritySchemes({ components: { securitySchemes: { s: scheme } } })[0]?.type

it.each([
  [{ type: 'apiKey', in: 'header', name: 'X-Key' }, 'API key in header X-Key'],
  [{ type: 'http', scheme: 'bearer' }, 'HTTP bearer'],
  [{ type: 'oauth2' }, 'OAuth 2.0'],
  [{ type: 'openIdConnect' }, 'OpenID Connect'],
  [{ type: 'mutualTLS' }, 'Mutual TLS'],
  [{ type: 'own' }, 'own'],
  [{}, ''],
])('calls %j %s', (scheme, type) => {
  expect(typeOf(scheme)).toBe(type)
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
