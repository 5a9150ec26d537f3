import { hostname } from 'node:os'
import { expect, it } from 'vitest'
import { isCalledLocalhost, isLoopback, listOwnNames, listServerUrls } from './list-server-urls.js'

const parts = { port: 4000, isSecure: false, baseUrl: '/docs/' }

it.each([
  ['127.0.0.1', 'http://localhost:4000/docs/'],
  ['::1', 'http://localhost:4000/docs/'],
  ['10.1.2.3', 'http://10.1.2.3:4000/docs/'],
  ['fe80::1', 'http://[fe80::1]:4000/docs/'],
  ['0.0.0.0', 'http://localhost:4000/docs/'],
])('names a server that listens at %s', (host, local) => {
  expect(listServerUrls({ ...parts, host }).local).toBe(local)
})

it('has URLs for other machines only if it listens everywhere', () => {
  expect(listServerUrls({ ...parts, host: 'localhost' }).network).toEqual([])
  const { network } = listServerUrls({ ...parts, host: '::', isSecure: true })
  expect(network.every((url) => url.startsWith('https://'))).toBe(true)
})

it('knows names of this machine', () => {
  expect(['localhost', '0.0.0.0', 'a.org'].map(isLoopback)).toEqual([true, false, false])
  expect(['localhost', '0.0.0.0', 'a.org'].map(isCalledLocalhost)).toEqual([true, true, false])
  expect([...listOwnNames('localhost')]).toEqual(['localhost'])
  expect([...listOwnNames('A.org')]).toEqual(['a.org', hostname().toLowerCase(), `${hostname().toLowerCase()}.local`])
})
