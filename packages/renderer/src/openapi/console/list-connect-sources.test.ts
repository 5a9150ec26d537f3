import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { listConsoleSources } from './list-connect-sources.js'

function sourcesOf(url: string, variables: JsonObject = {}): readonly string[] {
  return listConsoleSources({ openapi: '3.1.0', servers: [{ url, variables }], paths: { '/a': { get: {} } } }, {})
}

it.each([
  ['https://API.example.com/v1', {}, ['https://api.example.com']],
  ['https://api.example.com:443/v1', {}, ['https://api.example.com']],
  ['http://localhost:3000', {}, ['http://localhost:3000']],
  ['//api.example.com', {}, ['https://api.example.com']],
  ['/v1', {}, []],
  [
    'https://{region}.example.com',
    { region: { default: 'eu', enum: ['eu', 'us'] } },
    ['https://eu.example.com', 'https://us.example.com'],
  ],
  [
    'https://{tenant}.example.com',
    { tenant: { default: 'demo' } },
    ['https://*.example.com', 'https://demo.example.com'],
  ],
  ['https://{host}/v1', { host: { default: 'api.example.com' } }, ['https://api.example.com']],
  [
    'https://a.example.com:{port}',
    { port: { default: '8080' } },
    ['https://a.example.com:*', 'https://a.example.com:8080'],
  ],
  ["https://a.example.com;script-src 'unsafe-inline'", {}, []],
])('allows the origins of %s', (url, variables, sources) => {
  expect(sourcesOf(url, variables)).toEqual(sources)
})

it('allows token URLs of the schemes that an operation uses, and only the proxy if there is one', () => {
  const flow = {
    tokenUrl: 'https://login.example.com/token',
    authorizationUrl: 'https://pages.example.com/',
    scopes: {},
  }
  const device = { ...flow, deviceAuthorizationUrl: 'https://device.example.com/code' }
  const document = {
    openapi: '3.1.0',
    servers: [{ url: 'https://a.example.com' }],
    paths: { '/a': { get: { security: [{ oauth: [] }] }, post: {} } },
    components: {
      securitySchemes: {
        oauth: { type: 'oauth2', flows: { authorizationCode: flow, deviceAuthorization: device } },
        unused: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://other.example.com' } } },
      },
    },
  }
  expect(listConsoleSources(document, {})).toEqual([
    'https://a.example.com',
    'https://device.example.com',
    'https://login.example.com',
  ])
  expect(listConsoleSources(document, { proxy: 'https://proxy.example.com/x' })).toEqual(['https://proxy.example.com'])
  expect(listConsoleSources(document, { proxy: '/proxy' })).toEqual([])
})
