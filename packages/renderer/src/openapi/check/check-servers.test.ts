import { expect, it } from 'vitest'
import type { JsonObject } from '../json-value.js'
import { checkServers } from './check-servers.js'

const check = (rest: JsonObject, operation: JsonObject = {}) =>
  checkServers({ openapi: '3.1.0', paths: { '/a': { get: operation } }, ...rest }).map(
    ({ pointer, message, hint }) => `${pointer}: ${message} (${hint})`,
  )

it('reports servers with an unknown host if samples show them', () => {
  expect(check({})).toEqual([
    ': the description names no server, so samples of requests show https://your-server.example (Name the host in `servers`, or set `url` in openapi of the config to the URL at which the API serves this description)',
  ])
  expect(check({ servers: [{ url: '/v1' }, { url: '/v2' }] })).toEqual([
    expect.stringContaining('/servers/0/url: the server "/v1" has no host'),
  ])
  expect(check({ servers: [{ url: 'https://a.example' }] }, { servers: [{ url: './b' }] })).toEqual([
    expect.stringContaining('/paths/~1a/get/servers/0/url: the server "./b" has no host'),
  ])
  expect(check({ servers: [{ url: 'api.example.org/v1' }] })).toEqual([
    expect.stringContaining('(Did you mean "https://api.example.org/v1"?)'),
  ])
})

it('reports nothing if the host is known, or if nothing is sent', () => {
  expect(check({ servers: [{ url: '//a.example/v1' }] })).toEqual([])
  expect(check({ servers: [{ url: '/v1' }], 'x-docgen-url': 'https://a.example/openapi.json' })).toEqual([])
  expect(check({}, { servers: [{ url: 'https://a.example' }] })).toEqual([])
  expect(check({ paths: {} })).toEqual([])
})

it('reports variables without a value', () => {
  const variables = { a: { default: 'x' }, b: { enum: ['y'] } }
  expect(check({ servers: [{ url: 'https://{a}.{b}.{c}.example', variables }] })).toEqual([
    '/servers/0/url: the variable "c" of this server has no default value (Add `variables: { c: { default: … } }` to the server)',
  ])
})

it('reports misspelled schemes, and suggests the names of variables', () => {
  expect(check({ servers: [{ url: 'htps://a.example' }] })).toEqual([
    '/servers/0/url: browsers do not know the scheme htps (Did you mean https://a.example?)',
  ])
  const variables = { basePath: { default: 'v1' }, host: {} }
  expect(check({ servers: [{ url: 'https://{host}.example/{basPath}', variables }] })).toEqual([
    expect.stringContaining('(Give it a `default`)'),
    expect.stringContaining('(Did you mean basePath?)'),
  ])
})

it('reports a default that the list of a variable lacks', () => {
  const variables = {
    a: { default: 'x', enum: ['y'] },
    b: { default: 'y', enum: ['y'] },
    c: { default: 443, enum: ['443'] },
  }
  expect(check({ servers: [{ url: 'https://{a}.{b}.example:{c}', variables }] })).toEqual([
    '/servers/0/variables/a/default: `default` must be one of the values in `enum`, got "x" (undefined)',
  ])
})
