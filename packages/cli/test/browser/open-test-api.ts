import { createServer, type IncomingHttpHeaders } from 'node:http'

/** A request that the API has received. */
export interface ReceivedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** An API for tests of consoles: it answers with what it received. */
export interface TestApi {
  readonly port: number
  /** Requests since the last call, without those of browsers that ask for permission. */
  readonly take: () => readonly ReceivedRequest[]
  readonly close: () => Promise<void>
}

const ALLOW_HEADERS = 'Authorization, Content-Type, X-Key, X-Trace'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Starts the API. `/slow` never answers, `/no-cors` does not let pages read its answers. */
export async function openTestApi(): Promise<TestApi> {
  const received: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (url.startsWith('/no-cors')) return response.end('secret')
    response.setHeader('access-control-allow-origin', headers.origin ?? '*')
    response.setHeader('access-control-allow-headers', ALLOW_HEADERS)
    response.setHeader('access-control-allow-credentials', 'true')
    if (method === 'OPTIONS') return response.writeHead(204).end()
    const body = Buffer.concat(chunks).toString()
    received.push({ method, url, headers, body })
    if (url.startsWith('/slow')) return undefined
    if (url.endsWith('/image')) return response.setHeader('content-type', 'image/png').end(PIXEL)
    const status = body.includes('refused') ? 422 : method === 'POST' ? 201 : 200
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ method, url, body }))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    port: address.port,
    take: () => received.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
