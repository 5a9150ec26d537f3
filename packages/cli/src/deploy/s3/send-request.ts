import { createReadStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { Agent as HttpAgent, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import type { Content } from '../store.js'

/** How long a connection may be silent, in milliseconds. */
const SILENCE_MS = 30_000
/** Base of the time limit of a request, and the slowest transfer that it allows. */
const LIMIT_MS = 60_000
const SLOWEST_BYTES_PER_MS = 20
/** Maximum size of a response that is kept in memory. */
const MAX_BYTES = 512 * 1024 * 1024

/** A signed request. */
export interface SignedRequest {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Content | undefined
  readonly signal: AbortSignal
  /** Called with each part of a successful response; its body is then empty. */
  readonly onChunk?: ((chunk: Buffer) => void) | undefined
}

/** The response of a server. */
export interface HttpResponse {
  readonly status: number
  readonly header: (name: string) => string | undefined
  readonly body: Buffer
}

/** Sends requests over connections that stay open, until `close` is called. */
export interface HttpSender {
  readonly send: (request: SignedRequest) => Promise<HttpResponse>
  readonly close: () => void
}

/**
 * Creates a sender. `fetch` can't send a file of known size as a stream: it uses chunks, which S3 rejects. Times in
 * milliseconds are for tests.
 */
export function createSender(parallel: number, { silenceMs = SILENCE_MS, limitMs = LIMIT_MS } = {}): HttpSender {
  const agents = {
    'http:': new HttpAgent({ keepAlive: true, maxSockets: parallel }),
    'https:': new HttpsAgent({ keepAlive: true, maxSockets: parallel }),
  }
  return {
    send: (request) => send(request, agents, { silenceMs, limitMs }),
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

function send(
  { method, url, headers, body, signal, onChunk }: SignedRequest,
  agents: { readonly 'http:': HttpAgent; readonly 'https:': HttpsAgent },
  { silenceMs, limitMs }: { readonly silenceMs: number; readonly limitMs: number },
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:'
    const size = body?.size ?? 0
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      agent: isSecure ? agents['https:'] : agents['http:'],
      headers: { ...headers, ...(method === 'PUT' && { 'content-length': String(size) }) },
      signal,
      timeout: silenceMs,
    })
    const limit = setTimeout(() => request.destroy(new Error(TOO_SLOW)), limitMs + size / SLOWEST_BYTES_PER_MS)
    const settle = (run: () => void): void => {
      clearTimeout(limit)
      run()
    }
    request.on('timeout', () => request.destroy(new Error(TOO_SLOW)))
    // A server that rejects an upload may answer before it has read everything.
    request.on('error', (error) => settle(() => reject(error)))
    request.on('response', (response) => {
      readResponse(response, onChunk).then(
        (read) => settle(() => resolve(read)),
        (error) => settle(() => reject(error)),
      )
    })
    if (!body) request.end()
    else if (body.source instanceof Uint8Array) request.end(body.source)
    else {
      const stream = createReadStream(body.source.path)
      stream.on('error', (error) => request.destroy(error))
      request.on('close', () => stream.destroy())
      stream.pipe(request)
    }
  })
}

/** Message of the error of a request that takes too long. */
export const TOO_SLOW = 'the server did not respond in time'

async function readResponse(
  response: IncomingMessage,
  onChunk: ((chunk: Buffer) => void) | undefined,
): Promise<HttpResponse> {
  const status = response.statusCode ?? 0
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    if (onChunk && status < 300) {
      onChunk(chunk)
      continue
    }
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('the response is too large')
    chunks.push(chunk)
  }
  if (!response.complete) throw new Error('the response is not complete')
  const header = (name: string): string | undefined => {
    const value = response.headers[name]
    return Array.isArray(value) ? value[0] : value
  }
  return { status, header, body: Buffer.concat(chunks) }
}
