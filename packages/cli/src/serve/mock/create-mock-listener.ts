import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { MockRequest, MockResponse } from '@docgen/renderer/openapi'
import { checkCaller, type OwnNames } from '../http/check-caller.js'
import { corsHeaders } from './cors-headers.js'
import type { MockedApi } from './read-mocked-apis.js'
import { BODY_TOO_LARGE, readBody, readHeaders } from './read-request.js'

/** A request that the mock server has answered. */
export interface AnsweredRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly status: number
  /** Until the response was complete, in milliseconds. */
  readonly ms: number
  /** Why the request was rejected, or what is wrong with the example. */
  readonly notes: readonly string[]
}

/** How a mock server responds. */
export interface MockListenerOptions {
  /** The current APIs, which change with their files. */
  readonly listApis: () => readonly MockedApi[]
  /** Host names that requests can use for the server, in addition to `localhost` and IP addresses. */
  readonly names: OwnNames
  /** Origins whose pages can read responses, in addition to pages of this machine; `*` for all. */
  readonly origins: readonly string[]
  readonly now: () => number
  readonly onAnswer: (answered: AnsweredRequest) => void
  readonly onError: (error: unknown) => void
}

/** Creates the handler of all requests to mocked APIs. */
export function createMockListener(options: MockListenerOptions): RequestListener {
  const { now, onAnswer, onError } = options
  return (request, response) => {
    const start = now()
    // A client that disconnects midway is not an error.
    request.on('error', () => {})
    response.on('error', () => {})
    respond(request, options)
      .catch((error: unknown) => {
        onError(error)
        return plainProblem(500, 'docgen could not handle this request. See the terminal for the reason.')
      })
      .then((answer) => {
        write(answer, { request, response }, options)
        const { method = '', url = '' } = request
        onAnswer({ method, url, status: answer.status, ms: now() - start, notes: answer.notes })
      })
      .catch((error: unknown) => {
        onError(error)
        response.destroy()
      })
  }
}

async function respond(request: IncomingMessage, { listApis, names }: MockListenerOptions): Promise<MockResponse> {
  const { method = '', headers } = request
  const none = { origin: undefined, fetchSite: undefined, fetchMode: undefined }
  const refusal = checkCaller({ host: headers.host, ...none }, names)
  if (refusal !== undefined) return plainProblem(403, refusal)
  if (method === 'OPTIONS' && headers['access-control-request-method'] !== undefined)
    return { status: 204, headers: new Map(), body: '', notes: [] }
  const target = readTarget(request.url ?? '')
  if (!target) return plainProblem(400, 'This is not the URL of an operation.')
  const body = await readBody(request)
  if (body === undefined) return plainProblem(413, BODY_TOO_LARGE)
  const { path, query } = target
  const apis = listApis().toSorted((a, b) => b.basePath.length - a.basePath.length)
  const api = apis.find(({ basePath }) => path === basePath || path.startsWith(`${basePath}/`))
  if (!api) return plainProblem(404, `The APIs of this server are below: ${listBases(apis)}`)
  const mockRequest: MockRequest = {
    method,
    path: path.slice(api.basePath.length) || '/',
    query,
    headers: readHeaders(headers),
    ...(body.length > 0 && { body }),
  }
  return api.mock(mockRequest)
}

function listBases(apis: readonly MockedApi[]): string {
  return apis.map(({ basePath }) => basePath).join(', ') || 'none, because no description can be read'
}

/** Splits the target of a request; `undefined` unless it is a path or a complete URL. */
function readTarget(url: string): { readonly path: string; readonly query: string } | undefined {
  const [, path, query = ''] = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)(?:\?([^#]*))?/.exec(url) ?? []
  return path === undefined ? undefined : { path, query }
}

function plainProblem(status: number, detail: string): MockResponse {
  const body = `${JSON.stringify({ type: 'about:blank', status, detail }, null, 2)}\n`
  return { status, headers: new Map([['content-type', 'application/problem+json']]), body, notes: [detail] }
}

function write(
  { status, headers, body }: MockResponse,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  { names, origins }: MockListenerOptions,
): void {
  const bytes = Buffer.from(body)
  const isEmpty = status === 204 || status === 205 || status === 304
  response.writeHead(status, {
    ...Object.fromEntries(headers),
    ...corsHeaders(request.headers, { names, origins, exposed: [...headers.keys()] }),
    'x-content-type-options': 'nosniff',
    'cache-control': headers.get('cache-control') ?? 'no-store',
    ...(!isEmpty && { 'content-length': String(bytes.length) }),
  })
  response.end(request.method === 'HEAD' || isEmpty ? undefined : bytes)
}
