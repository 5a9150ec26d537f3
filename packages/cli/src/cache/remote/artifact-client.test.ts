import { expect, it } from 'vitest'
import { type ArtifactClient, createArtifactClient } from './artifact-client.js'
import { createTestServer, type Fault, type TestServer } from './create-test-server.js'

async function open(budgetMs = 60_000): Promise<{ readonly server: TestServer; readonly client: ArtifactClient }> {
  const server = await createTestServer()
  const client = createArtifactClient({ url: `${server.url}/`, token: 'secret', slug: 'docs & co', budgetMs })
  return { server, client }
}

it('uploads and downloads artifacts with token and team', async () => {
  const { server, client } = await open()
  expect(await client.get('a1')).toBeUndefined()
  expect(await client.has('a1')).toBe(false)
  expect(await client.put('a1', Buffer.from('bytes'))).toBe(true)
  expect(await client.has('a1')).toBe(true)
  expect((await client.get('a1'))?.toString()).toBe('bytes')
  expect(client.problem()).toBeUndefined()
  expect(server.requests.map(({ method, name }) => `${method} ${name}`)).toEqual([
    'GET a1',
    'HEAD a1',
    'PUT a1',
    'HEAD a1',
    'GET a1',
  ])
  expect(server.requests[0]).toMatchObject({ query: '?slug=docs+%26+co', authorization: 'Bearer secret' })
})

it.each<[Fault, string]>([
  [{ status: 500 }, 'the server answered 500'],
  [{ status: 403 }, 'the server answered 403: the token does not allow this'],
  [{ breaks: true }, 'the connection was interrupted'],
])('makes no more requests after the fault %j', async (fault, problem) => {
  const { server, client } = await open()
  server.findFault = () => fault
  expect(await client.get('a')).toBeUndefined()
  expect(client.problem()).toBe(problem)
  expect(await client.put('b', Buffer.from('b'))).toBe(false)
  expect(server.requests).toHaveLength(1)
})

it.each([404, 413, 507])('reports that an upload was answered %d', async (status) => {
  const { server, client } = await open()
  server.findFault = () => ({ status })
  expect(await client.put('a', Buffer.from('a'))).toBe(false)
  expect(client.problem()).toBe(`the server answered ${status}`)
})

it('reports a server that is not there', async () => {
  const { server, client } = await open()
  server.close()
  expect(await client.get('a')).toBeUndefined()
  expect(client.problem()).toBe('the server refused the connection')
})

it('stops when the server has taken too long in all', async () => {
  const { server, client } = await open(300)
  server.artifacts.set('a', Buffer.from('a'))
  server.findFault = () => ({ delayMs: 120 })
  const results = []
  for (let count = 0; count < 5; count += 1) results.push(await client.get('a'))
  expect(results.at(-1)).toBeUndefined()
  expect(client.problem()).toBe('the server took more than 0.3 seconds in all')
  expect(server.requests.length).toBeLessThan(5)
})
