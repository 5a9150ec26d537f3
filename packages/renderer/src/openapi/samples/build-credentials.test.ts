import { expect, it } from 'vitest'
import { readSecuritySchemes } from '../nouns/security-scheme.js'
import { buildCredentials, nameVariables } from './build-credentials.js'

const schemes = readSecuritySchemes({
  components: {
    securitySchemes: {
      header: { type: 'apiKey', in: 'header', name: 'X-Key' },
      query: { type: 'apiKey', in: 'query', name: 'api key' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
      basic: { type: 'http', scheme: 'basic' },
      digest: { type: 'http', scheme: 'digest' },
      oauth: { type: 'oauth2' },
      tls: { type: 'mutualTLS' },
    },
  },
})
const all = schemes.map(({ name }) => ({ name, scopes: [] }))

it('puts the secret of each scheme where it belongs', () => {
  expect(buildCredentials(all, schemes, ({ name }) => `${name} 1`)).toEqual({
    headers: [
      { name: 'X-Key', value: 'header 1' },
      { name: 'Authorization', value: 'Basic basic 1' },
      { name: 'Authorization', value: 'Digest digest 1' },
      { name: 'Authorization', value: 'Bearer oauth 1' },
    ],
    query: ['api%20key=query%201'],
    cookies: ['sid=cookie 1'],
  })
  expect(buildCredentials([{ name: 'unknown', scopes: [] }], schemes, () => '')).toEqual({
    headers: [],
    query: [],
    cookies: [],
  })
})

it('names the variable of a scheme by its kind', () => {
  const variables = schemes.map(({ name }) => [...nameVariables([{ name, scopes: [] }], schemes).values()])
  expect(variables.flat()).toEqual(['API_KEY', 'API_KEY', 'API_KEY', 'BASE64_CREDENTIALS', 'CREDENTIALS', 'TOKEN'])
  expect([...nameVariables([{ name: 'unknown', scopes: [] }], schemes)]).toEqual([])
})

it('names the variables that schemes of an alternative would share after each of them', () => {
  const required = ['query', 'tls', 'oauth', 'header', 'query'].map((name) => ({ name, scopes: [] }))
  expect(Object.fromEntries(nameVariables(required, schemes))).toEqual({
    query: 'API_KEY',
    header: 'KEY',
    oauth: 'TOKEN',
  })
})

it('gives every key a name of its own that is no common variable', () => {
  const names = ['DD-API-KEY', 'X-Api-Key', 'user', 'UID', 'appId', 'x-api-key', '2fa', 'schlüssel', '密钥']
  const many = readSecuritySchemes({
    components: {
      securitySchemes: Object.fromEntries(
        names.map((name, index) => [`key${index}`, { type: 'apiKey', in: 'header', name }]),
      ),
    },
  })
  const variables = nameVariables(
    many.map(({ name }) => ({ name, scopes: [] })),
    many,
  )
  expect([...variables.values()]).toEqual([
    'DD_API_KEY',
    'API_KEY',
    'USER_API_KEY',
    'UID_API_KEY',
    'APP_ID',
    'API_KEY_2',
    '_2FA_API_KEY',
    'SCHL_SSEL_API_KEY',
    'API_KEY_3',
  ])
})

it('names tokens after their schemes', () => {
  const two = readSecuritySchemes({
    components: { securitySchemes: { userAuth: { type: 'oauth2' }, botToken: { type: 'http', scheme: 'bearer' } } },
  })
  const required = two.map(({ name }) => ({ name, scopes: [] }))
  expect([...nameVariables(required, two).values()]).toEqual(['USER_AUTH_TOKEN', 'BOT_TOKEN'])
})
