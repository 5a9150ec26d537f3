import { expect, it } from 'vitest'
import { rootNode } from '../document-node.js'
import { readServers, resolveServerUrl, sampleServerUrl } from './server.js'

const variables = { host: { default: 'a.example' }, port: { default: 8443, enum: [443, 8443] } }
const DESCRIBED = { 'x-docgen-url': 'https://docs.example/specs/v2/openapi.yaml' }

function serverOf(url: string) {
  const [server] = readServers(rootNode({ servers: [{ url, variables }] }))
  if (!server) throw new Error('no server')
  return server
}

it.each([
  ['https://{host}:{port}/{none}/', 'https://a.example:8443/{none}'],
  ['//{host}/v1', 'https://a.example/v1'],
  ['/v1/', '/v1'],
  ['wss://a.example', 'wss://a.example'],
  ['{scheme}://a.example', '{scheme}://a.example'],
])('resolves %s to %s', (url, resolved) => {
  expect(resolveServerUrl(serverOf(url), {})).toBe(resolved)
})

it.each([
  ['//{host}/v1', 'https://a.example/v1'],
  ['/v1/', 'https://docs.example/v1'],
  ['./v1', 'https://docs.example/specs/v2/v1'],
  ['../{none}', 'https://docs.example/specs/{none}'],
  ['/', 'https://docs.example'],
  ['https://{host}', 'https://a.example'],
])('resolves %s against the URL of the description: %s', (url, resolved) => {
  expect(resolveServerUrl(serverOf(url), DESCRIBED)).toBe(resolved)
})

it.each([
  ['//host.example/path', 'https://host.example/path', ''],
  ['/v1', 'https://your-server.example/v1', ''],
  ['v1', 'https://your-server.example/v1', ''],
  ['{scheme}://{tenantName}.example:{none}/{base_path}', 'https://your-tenant-name.example/your-base-path', ''],
  ['https://a.example/api/?version=2#top', 'https://a.example/api', 'version=2'],
])('starts samples for %s with %s', (url, base, query) => {
  expect(sampleServerUrl(serverOf(url), {})).toEqual({ base, query })
})

it('uses the first allowed value of a variable without a default', () => {
  const [server] = readServers(
    rootNode({ servers: [{ url: 'https://{r}.example', variables: { r: { enum: ['eu'] } } }] }),
  )
  expect(server && resolveServerUrl(server, {})).toBe('https://eu.example')
})

it('is at the root without a URL', () => {
  expect(readServers(rootNode({ servers: [{}] }))[0]?.url).toBe('/')
  expect(readServers(rootNode({ servers: 7 }))).toEqual([])
  expect(sampleServerUrl(undefined, DESCRIBED)).toEqual({ base: 'https://docs.example', query: '' })
  expect(sampleServerUrl(undefined, {})).toEqual({ base: 'https://your-server.example', query: '' })
})
