import { expect, it } from 'vitest'
import { readSecuritySchemes } from '../nouns/security-scheme.js'
import { buildCredentials, locationOf, placeholderOf } from './build-credentials.js'

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
  expect(schemes.filter(locationOf).map(placeholderOf)).toEqual([
    'YOUR_API_KEY',
    'YOUR_API_KEY',
    'YOUR_API_KEY',
    'BASE64_CREDENTIALS',
    'YOUR_CREDENTIALS',
    'YOUR_TOKEN',
  ])
})
