import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { JsonObject, OperationEntry } from '@docgen/renderer/openapi'
import { CONSOLE_ENDING } from '../emit/content-type.js'
import { isLinkLocal, lookupRoutable } from '../gates/links/guard-addresses.js'
import type { FileStore } from './file-store.js'
import type { InternalRequest, InternalRoute } from './http/create-listener.js'
import { readTarget } from './http/read-target.js'
import { plainResponse, type SiteResponse } from './http/response.js'
import type { AnswerAsMock } from './mock/create-site-mock.js'

const MAX_REDIRECTS = 5
/** In milliseconds: a server that sends nothing for this long has failed. */
const SILENCE_MS = 60_000

/** Headers of requests that are not forwarded: they belong to the browser's connection or request to this server. */
const OMITTED_REQUEST_HEADERS =
  /^(?:host|connection|keep-alive|upgrade|te|trailer|transfer-encoding|expect|cookie|origin|referer|proxy-.*|sec-.*)$/
/**
 * Headers of responses that are not forwarded: they belong to one connection, or affect how browsers treat this server.
 */
const OMITTED_RESPONSE_HEADERS =
  /^(?:connection|keep-alive|upgrade|trailer|transfer-encoding|set-cookie|location|refresh|alt-svc|clear-site-data|strict-transport-security|service-worker-allowed|report-to|reporting-endpoints|nel|content-security-policy.*)$/

/**
 * Creates the route that forwards the requests of consoles to the API, for APIs that allow no requests from browsers.
 * `page` in the query is the path of the console's data, `url` the target. Forwards only to the servers of the
 * console's description and to the token URLs of its OAuth schemes, and only for pages of this server in a browser on
 * this machine. With `answer`, a mock server answers instead of the API, except for requests of tokens.
 */
export function createForwarder(store: FileStore, answer?: AnswerAsMock): InternalRoute {
  return {
    method: 'any',
    respond: async (request) => {
      const { query, isLocal, headers } = request
      if (!isLocal) return plainResponse(403, 'docgen forwards requests of browsers on this machine only.')
      // Other sites can open this URL, but only scripts of this server's pages can fetch it.
      if (headers['sec-fetch-site'] !== 'same-origin' || headers['sec-fetch-dest'] !== 'empty')
        return plainResponse(403, 'Only scripts of this server may send this request.')
      const file = await readConsole(query.get('page') ?? '', store)
      if (!file) return plainResponse(404, 'The site has no such console.')
      const isAllowed = await createTargetCheck(file)
      const raw = query.get('url') ?? ''
      const target = URL.canParse(raw) ? new URL(raw) : undefined
      if (!target || !isAllowed(target))
        return plainResponse(403, 'docgen forwards only to the servers of the API that this page describes.')
      if (!answer || isTokenUrl(target, file)) return forward(target, request)
      return answer(target, { api: file.api, pointer: file.entry.pointer }, request)
    },
  }
}

type AllowsTarget = (url: URL) => boolean

/** The parts of a console's data that the server needs. docgen has written it. */
interface ConsoleData {
  readonly api: string
  readonly entry: OperationEntry
  readonly document: JsonObject & {
    readonly components?: { readonly securitySchemes?: Readonly<Record<string, { readonly flows?: Flows }>> }
  }
}

type Flows = Readonly<Record<string, Partial<Record<'tokenUrl' | 'refreshUrl' | 'deviceAuthorizationUrl', string>>>>

/** The data of the console at the path `page`; `undefined` if there is none. */
async function readConsole(page: string, store: FileStore): Promise<ConsoleData | undefined> {
  const path = readTarget(page)?.path ?? ''
  const base = decodeURI(await store.readBaseUrl())
  if (!path.startsWith(base) || !path.endsWith(CONSOLE_ENDING)) return undefined
  const file = await store.find(path.slice(base.length))
  if (!file) return undefined
  return JSON.parse(Buffer.from(await file.read()).toString('utf8'))
}

/** Creates a check whether a console may connect to a URL. */
async function createTargetCheck({ document, entry }: ConsoleData): Promise<AllowsTarget> {
  const { listConnectSources, matchesSource } = await import('@docgen/renderer/openapi')
  const sources = listConnectSources(document, entry, {})
  return (url) =>
    sources.some((source) => matchesSource(url, source)) && !isLinkLocal(url.hostname.replace(/^\[|\]$/g, ''))
}

/** Whether a URL is one of those from which a flow of OAuth 2.0 requests tokens. A mock server has no tokens. */
function isTokenUrl({ href }: URL, { document }: ConsoleData): boolean {
  const schemes = Object.values(document.components?.securitySchemes ?? {})
  const flows = schemes.flatMap(({ flows = {} }) => Object.values(flows))
  return flows
    .flatMap(({ tokenUrl, refreshUrl, deviceAuthorizationUrl }) => [tokenUrl, refreshUrl, deviceAuthorizationUrl])
    .some((url) => url !== undefined && URL.canParse(url, href) && new URL(url, href).href === href)
}

/**
 * Sends a request to its target. Follows redirects only of requests without a body, and only to the same origin,
 * because other servers must not receive the credentials.
 */
async function forward(target: URL, request: InternalRequest): Promise<SiteResponse> {
  const canFollow = request.method === 'GET' || request.method === 'HEAD'
  let url = target
  for (let redirects = 0; ; redirects++) {
    const response = await send(url, request).catch((error: NodeJS.ErrnoException) => error)
    if (response instanceof Error)
      return plainResponse(502, `docgen could not reach ${url.host} (${response.code ?? response.message}).`)
    const { statusCode: status = 502, headers } = response
    const { location } = headers
    const isRedirect = status >= 300 && status < 400 && location !== undefined && URL.canParse(location, url.href)
    const redirect = isRedirect ? new URL(location, url) : undefined
    if (!redirect || !canFollow || redirects === MAX_REDIRECTS || redirect.origin !== url.origin) {
      return { status, headers: filterHeaders(headers, OMITTED_RESPONSE_HEADERS, SANDBOX), body: response }
    }
    response.destroy()
    url = redirect
  }
}

/** Headers that keep a response from running scripts if a browser opens it as a page of this server. */
const SANDBOX = { 'content-security-policy': "sandbox; default-src 'none'", 'x-content-type-options': 'nosniff' }

function send(url: URL, { method, headers, body, signal }: InternalRequest): Promise<IncomingMessage> {
  const start = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = start(url, {
      method,
      headers: filterHeaders(headers, OMITTED_REQUEST_HEADERS),
      agent: false,
      lookup: lookupRoutable,
      signal,
    })
    sent.setTimeout(SILENCE_MS, () => sent.destroy(Object.assign(new Error('no response'), { code: 'ETIMEDOUT' })))
    sent.on('response', resolve)
    sent.on('error', reject)
    // The body of any other method is sent only once, because such requests follow no redirects.
    if (method === 'GET' || method === 'HEAD') sent.end()
    else body.pipe(sent)
  })
}

function filterHeaders(
  headers: IncomingHttpHeaders,
  omitted: RegExp,
  added: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const forwarded = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || omitted.test(name) ? [] : [[name, String(value)] as const],
  )
  return { ...Object.fromEntries(forwarded), ...added }
}
