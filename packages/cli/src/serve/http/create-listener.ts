import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkCaller, type OwnNames, readCaller } from './check-caller.js'
import type { ReadHeader, RequestHandler } from './handle-request.js'
import { readTarget } from './read-target.js'
import { plainResponse, type SiteResponse } from './response.js'

/** An internal URL of docgen, which is not part of the site. */
export interface InternalRoute {
  /** With `any`, the route itself decides which requests it accepts. */
  readonly method: 'GET' | 'POST' | 'any'
  readonly respond: (request: InternalRequest) => Promise<SiteResponse>
}

/** A request for an internal URL. */
export interface InternalRequest {
  readonly query: URLSearchParams
  /** Whether the request comes from this machine. */
  readonly isLocal: boolean
  readonly method: string
  /** By their names in lower case. */
  readonly headers: IncomingHttpHeaders
  readonly body: Readable
  /** Aborts when the response is complete or the browser disconnects. */
  readonly signal: AbortSignal
}

/** How a server responds. */
export interface ListenerOptions {
  readonly respond: RequestHandler
  /** Path → internal route, which takes precedence over the site's page at this path. */
  readonly internalRoutes?: ReadonlyMap<string, InternalRoute>
  /** Host names that requests can use for the server, in addition to `localhost` and IP addresses. */
  readonly names: OwnNames
  /** Called with errors thrown during a request; the browser receives no details. */
  readonly onError: (error: unknown) => void
}

/**
 * Creates the handler of all requests. It checks the method, sender and target of a request before it looks up a file.
 */
export function createListener(options: ListenerOptions): RequestListener {
  const { onError } = options
  return (request, response) => {
    // A browser that disconnects midway is not an error.
    request.on('error', () => {})
    response.on('error', () => {})
    const controller = new AbortController()
    response.on('close', () => controller.abort())
    respondIfAllowed(request, options, controller.signal)
      .catch((error: unknown) => {
        onError(error)
        return plainResponse(500, 'docgen could not handle this request. See the terminal for the reason.')
      })
      .then((result) => write(result, request, response))
      .catch((error: unknown) => {
        if (!response.destroyed && !isDisconnection(error)) onError(error)
        response.destroy()
      })
  }
}

async function respondIfAllowed(
  request: IncomingMessage,
  { respond, internalRoutes, names }: ListenerOptions,
  signal: AbortSignal,
): Promise<SiteResponse> {
  const { method, url = '', headers, rawHeaders } = request
  const header: ReadHeader = (name) => {
    // Ranges only apply to responses with a body.
    if (name === 'range' && method !== 'GET') return undefined
    const value = headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (request.httpVersionMajor !== 1) return plainResponse(400, 'This is a server for HTTP/1.')
  if (hosts.length > 1) return plainResponse(400, 'A request must have exactly one host.')
  const caller = readCaller(headers)
  const problem = checkCaller(caller, names)
  if (problem !== undefined) return plainResponse(403, problem)
  const target = readTarget(url)
  const internalRoute = target && internalRoutes?.get(target.path)
  const methods = internalRoute ? [internalRoute.method] : ['GET', 'HEAD']
  if (method === undefined || !(methods.includes(method) || methods.includes('any'))) {
    return plainResponse(405, 'Method not allowed.', { allow: methods.join(', ') })
  }
  if (!target) return plainResponse(400, 'This is not the URL of a page.')
  if (!internalRoute) return respond(target, header)
  // Only pages of this server can trigger actions.
  if (internalRoute.method === 'POST' && caller.origin === undefined)
    return plainResponse(403, 'Only pages of this server may send this request.')
  const query = new URLSearchParams(target.query)
  return internalRoute.respond({ query, isLocal: isLocal(request), method, headers, body: request, signal })
}

async function write(
  { status, headers, body }: SiteResponse,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(status, { ...headers, 'cross-origin-resource-policy': 'same-origin' })
  if (body instanceof Readable && request.method !== 'HEAD') {
    await pipeline(body, response)
    return
  }
  if (body instanceof Readable) body.destroy()
  response.end(request.method === 'HEAD' || body instanceof Readable ? undefined : body)
}

function isLocal({ socket }: IncomingMessage): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

function isDisconnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:ERR_STREAM_|ECONNRESET|EPIPE)/.test(String(error.code))
}
