import { expect, it } from 'vitest'
import { readSecuritySchemes } from '../nouns/security-scheme.js'
import { buildCredentials, listPlaceholders } from './build-credentials.js'

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

it('names what samples show instead', () => {
  const placeholders = schemes.map(({ name }) => [...listPlaceholders([{ name, scopes: [] }], schemes).values()])
  expect(placeholders.flat()).toEqual([
    'YOUR_API_KEY',
    'YOUR_API_KEY',
    'YOUR_API_KEY',
    'BASE64_CREDENTIALS',
    'YOUR_CREDENTIALS',
    'YOUR_TOKEN',
  ])
  expect([...listPlaceholders([{ name: 'unknown', scopes: [] }], schemes)]).toEqual([])
})

it('numbers the placeholders that schemes of an alternative would share, in the order of the alternative', () => {
  const required = ['query', 'tls', 'oauth', 'header'].map((name) => ({ name, scopes: [] }))
  expect(Object.fromEntries(listPlaceholders(required, schemes))).toEqual({
    query: 'YOUR_API_KEY_1',
    header: 'YOUR_API_KEY_2',
    oauth: 'YOUR_TOKEN',
  })
})

it('has no placeholder that is the beginning of another one', () => {
  const keys = Array.from({ length: 10 }, (_, index) => `key${index}`)
  const many = readSecuritySchemes({
    components: { securitySchemes: Object.fromEntries(keys.map((key) => [key, { type: 'apiKey', in: 'header' }])) },
  })
  const placeholders = listPlaceholders(
    keys.map((name) => ({ name, scopes: [] })),
    many,
  )
  expect([placeholders.get('key0'), placeholders.get('key9')]).toEqual(['YOUR_API_KEY_01', 'YOUR_API_KEY_10'])
})
