import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

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
  /** Requests of operations since the last call. */
  readonly take: () => readonly ReceivedRequest[]
  readonly close: () => Promise<void>
}

const ALLOW_HEADERS = 'Authorization, Content-Type, X-Key, X-Trace'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Code → the challenge for which it was issued. */
const challenges = new Map<string, string>()

/** Redirects back with a code, or with an error for the client `denied`; for the client `forged` with another state. */
function authorize(query: URLSearchParams, response: ServerResponse): void {
  const target = new URL(query.get('redirect_uri') ?? '')
  const isDenied = query.get('client_id') === 'denied'
  const code = `code-${challenges.size}`
  challenges.set(code, query.get('code_challenge') ?? '')
  target.searchParams.set('state', query.get('client_id') === 'forged' ? 'other' : (query.get('state') ?? ''))
  target.searchParams.set(isDenied ? 'error' : 'code', isDenied ? 'access_denied' : code)
  response.writeHead(302, { location: target.href }).end()
}

function issueToken(form: URLSearchParams): string {
  const kind = form.get('grant_type')
  const isClient = kind === 'client_credentials' && form.get('client_secret') === 's3cret'
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  const isCode = kind === 'authorization_code' && challenges.get(form.get('code') ?? '') === challenge
  return JSON.stringify(
    isClient || isCode ? { access_token: `${kind} ${form.get('client_id')}` } : { error: 'invalid_grant' },
  )
}

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
    if (url.startsWith('/authorize?')) return authorize(new URL(url, 'http://host').searchParams, response)
    if (url === '/token')
      return response.setHeader('content-type', 'application/json').end(issueToken(new URLSearchParams(body)))
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
