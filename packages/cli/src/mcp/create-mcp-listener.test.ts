import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { createDocsServer } from './create-docs-server.js'
import { createMcpListener } from './create-mcp-listener.js'
import { openDocs } from './open-docs.js'

async function open() {
  const files = { location: '/site', read: async () => undefined }
  const createMcpServer = () => createDocsServer(openDocs(files), { version: '1.2.3', location: files.location })
  const errors: unknown[] = []
  const { listener, close } = createMcpListener(createMcpServer, new Set(), (error) => errors.push(error))
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(async () => {
    await close()
    server.close()
  })
  await once(server, 'listening')
  const { port } = Object(server.address())
  return async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const accept = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' }
    const sent = send({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path,
      headers: { ...accept, ...headers },
      agent: false,
    })
    sent.end(JSON.stringify(body))
    const [response] = await once(sent, 'response')
    return { status: response.statusCode, body: await text(response), errors }
  }
}

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
}

it('answers at its path, whatever the query', async () => {
  const post = await open()
  const { status, body } = await post('/mcp?x=1', INITIALIZE)
  expect(status).toBe(200)
  expect(body).toContain('"version":"1.2.3"')
})

it('names its path at others', async () => {
  const post = await open()
  expect(await post('/', INITIALIZE)).toMatchObject({ status: 404, body: 'This is an MCP server. Its URL is /mcp.\n' })
})

it.each([{ host: 'evil.example' }, { origin: 'https://evil.example' }])('rejects %j', async (headers) => {
  const post = await open()
  expect(await post('/mcp', INITIALIZE, headers)).toMatchObject({ status: 403 })
})

it('rejects large requests', async () => {
  const post = await open()
  const { status } = await post('/mcp', { ...INITIALIZE, params: 'x'.repeat(300_000) })
  expect(status).toBeGreaterThanOrEqual(400)
})
