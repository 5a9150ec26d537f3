import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/** How a test server mistreats a request: a status, other bytes, a delay in milliseconds, or a connection that breaks. */
export interface Fault {
  readonly status?: number
  readonly bytes?: Buffer
  readonly delayMs?: number
  readonly breaks?: boolean
}

/** A request to a test server. */
export interface TestRequest {
  readonly method: string
  readonly name: string
  readonly query: string
  readonly authorization: string | undefined
}

/** An artifact server in memory that can misbehave. */
export interface TestServer {
  readonly url: string
  readonly artifacts: Map<string, Buffer>
  readonly requests: TestRequest[]
  /** Decides about the fault of each request; none at first. */
  findFault: (request: TestRequest) => Fault | undefined
  readonly close: () => void
}

/** Starts a server with the Turborepo Remote Cache API that stops when the test ends. */
export async function createTestServer(): Promise<TestServer> {
  const artifacts = new Map<string, Buffer>()
  const requests: TestRequest[] = []
  const http = createServer(async (incoming, response) => {
    const { pathname, search } = new URL(incoming.url ?? '', 'http://server')
    const request = {
      method: incoming.method ?? '',
      name: pathname.replace('/v8/artifacts/', ''),
      query: search,
      authorization: incoming.headers.authorization,
    }
    requests.push(request)
    const chunks: Buffer[] = []
    const fault = server.findFault(request)
    if (fault?.breaks && request.method === 'PUT') return void incoming.socket.destroy()
    if (fault?.breaks) {
      response.writeHead(200, { 'content-length': '100000' })
      response.write('half')
      await wait(5)
      incoming.socket.destroy()
      return
    }
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
    await wait(fault?.delayMs ?? 0)
    if (fault?.status !== undefined) return void response.writeHead(fault.status).end('no')
    if (request.method === 'PUT') {
      artifacts.set(request.name, Buffer.concat(chunks))
      return void response.writeHead(202).end('{"urls":[]}')
    }
    const bytes = fault?.bytes ?? artifacts.get(request.name)
    if (!bytes) return void response.writeHead(404).end('{}')
    response.writeHead(200, { 'content-type': 'application/octet-stream' })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const close = (): void => {
    http.close()
    http.closeAllConnections()
  }
  onTestFinished(close)
  const { port } = http.address() as AddressInfo
  const server: TestServer = {
    url: `http://127.0.0.1:${port}`,
    artifacts,
    requests,
    findFault: () => undefined,
    close,
  }
  return server
}
