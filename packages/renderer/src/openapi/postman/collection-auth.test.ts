import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { readSecuritySchemes } from '../nouns/security-scheme.js'
import { createCollectionAuth } from './collection-auth.js'
import { createCollectionVariables } from './collection-variables.js'

function authOf(securitySchemes: JsonObject, scopes: readonly string[] = [], others: readonly string[] = []) {
  const variables = createCollectionVariables()
  const require = (all: readonly string[]) => {
    const alternatives = [Object.keys(securitySchemes).map((name) => ({ name, scopes: all }))]
    return { isOptional: false, alternatives, choices: alternatives }
  }
  const security = require(scopes)
  const schemes = readSecuritySchemes({
    openapi: '3.1.0',
    servers: [{ url: 'https://a.example' }],
    components: { securitySchemes },
  })
  const result = createCollectionAuth({ schemes, requirements: [security, require(others)], variables })(security)
  const { auth } = result
  const attributes = auth && auth.type !== 'noauth' ? auth[auth.type] : undefined
  return { ...result, type: auth?.type, values: attributes?.map(({ key, value }) => `${key}=${value}`) }
}

it('creates credentials of each kind from variables', () => {
  expect(authOf({ t: { type: 'http', scheme: 'Bearer' } })).toMatchObject({ type: 'bearer', values: ['token={{t}}'] })
  expect(authOf({ u: { type: 'http', scheme: 'basic' } })).toMatchObject({
    type: 'basic',
    values: ['username={{uUsername}}', 'password={{uPassword}}'],
  })
  expect(authOf({ u: { type: 'http', scheme: 'digest' } })).toMatchObject({ type: 'digest' })
  expect(authOf({ k: { type: 'apiKey', in: 'query', name: 'key' } })).toMatchObject({
    type: 'apikey',
    values: ['key=key', 'value={{k}}', 'in=query'],
  })
  expect(authOf({ o: { type: 'openIdConnect', openIdConnectUrl: '/x' } })).toMatchObject({ type: 'bearer' })
})

it('requests a token with the scopes of all requests', () => {
  const flows = {
    implicit: { authorizationUrl: '/login', scopes: {} },
    authorizationCode: { authorizationUrl: '/login', tokenUrl: 'https://b.example/token', scopes: {} },
  }
  expect(authOf({ o: { type: 'oauth2', flows } }, ['read'], ['read', 'write'])).toMatchObject({
    type: 'oauth2',
    values: [
      'grant_type=authorization_code',
      'authUrl=https://a.example/login',
      'accessTokenUrl=https://b.example/token',
      'clientId={{oClientId}}',
      'clientSecret={{oClientSecret}}',
      'scope=read write',
      'addTokenTo=header',
    ],
  })
  const { values } = authOf({ o: { type: 'oauth2', flows: { password: { tokenUrl: '/token', scopes: {} } } } })
  expect(values).toContain('username={{oUsername}}')
  const device = { deviceAuthorization: { deviceAuthorizationUrl: '/device', tokenUrl: '/token', scopes: {} } }
  expect(authOf({ o: { type: 'oauth2', flows: device } })).toMatchObject({ type: 'bearer', values: ['token={{o}}'] })
})

it('sends what Postman does not manage as headers, query parameters and cookies', () => {
  const several = {
    session: { type: 'apiKey', in: 'cookie', name: 'sid' },
    token: { type: 'http', scheme: 'bearer' },
    app: { type: 'apiKey', in: 'header', name: 'X-App' },
    site: { type: 'apiKey', in: 'query', name: 'site' },
    tls: { type: 'mutualTLS' },
  }
  expect(authOf(several)).toMatchObject({
    type: 'bearer',
    cookies: ['sid={{session}}'],
    headers: [{ key: 'X-App', value: '{{app}}' }],
    query: [{ key: 'site', value: '{{site}}' }],
  })
  const custom = authOf({ h: { type: 'http', scheme: 'hoba' } })
  expect(custom).toMatchObject({ headers: [{ key: 'Authorization', value: 'Hoba {{h}}' }] })
  expect(custom.type).toBeUndefined()
})
