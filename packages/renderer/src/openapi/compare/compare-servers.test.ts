import { expect, it } from 'vitest'
import type { JsonValue } from '../json-value.js'
import { compareDescriptions } from './compare-descriptions.js'

const compare = (before: JsonValue, after: JsonValue): readonly string[] => {
  const [old, now] = [before, after].map((servers) => ({ openapi: '3.1.0', servers, paths: {} }))
  return compareDescriptions(old ?? {}, now ?? {}).map(
    ({ level, kind, message, before: was, after: is }) => `${level} ${kind}: ${message} (${was} ${is})`,
  )
}
const EU = { url: 'https://eu.example/v1' }
const US = { url: 'https://us.example/v1' }

it('reports servers that were added or removed, whatever their order', () => {
  expect(compare([EU, US], [US, EU])).toEqual([])
  expect(compare([EU], [{ url: 'https://eu.example/v1/' }])).toEqual([])
  expect(compare([EU, US], [US, { url: 'https://eu.example/v2' }])).toEqual([
    'risky server-removed: the API no longer lists the server https://eu.example/v1 (/servers/0 /servers)',
    'compatible server-added: the API has the new server https://eu.example/v2 (/servers /servers/1)',
  ])
})

it('reports changed variables of a server', () => {
  const server = (fields: JsonValue): JsonValue => [{ url: 'https://{region}.example', variables: { region: fields } }]
  const before = server({ default: 'eu', enum: ['eu', 'us'] })
  expect(compare(before, server({ default: 'us', enum: ['us', 'asia'] }))).toEqual([
    'risky default-value-changed: the default of variable `region` of the server https://{region}.example is now "us", was "eu" (/servers/0/variables/region/default /servers/0/variables/region/default)',
    'breaking enum-value-removed: variable `region` of the server https://{region}.example no longer accepts the value "eu" (/servers/0/variables/region/enum /servers/0/variables/region/enum)',
  ])
  expect(compare(before, server({ default: 'eu' }))).toEqual([])
})

it('reports servers of an operation at the operation, and inherited ones once', () => {
  const api = (url: string, own?: string): Parameters<typeof compareDescriptions>[0] => ({
    openapi: '3.1.0',
    servers: [{ url }],
    paths: {
      '/a': { get: { responses: {}, ...(own !== undefined && { servers: [{ url: own }] }) }, put: { responses: {} } },
    },
  })
  const changes = (before: Parameters<typeof api>, after: Parameters<typeof api>): readonly unknown[] =>
    compareDescriptions(api(...before), api(...after)).map(({ kind, operations, before: at }) => [kind, operations, at])
  expect(changes(['/v1'], ['/v2'])).toEqual([
    ['server-removed', [], '/servers/0'],
    ['server-added', [], '/servers'],
  ])
  expect(changes(['/v1', '/own'], ['/v1', '/new'])).toEqual([
    ['server-removed', ['GET /a'], '/paths/~1a/get/servers/0'],
    ['server-added', ['GET /a'], '/paths/~1a/get/servers'],
  ])
})
