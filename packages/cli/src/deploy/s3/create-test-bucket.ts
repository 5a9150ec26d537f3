import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** An object of a test bucket. */
export interface TestObject {
  readonly bytes: Buffer
  readonly tag: string
  readonly writtenAt: number
  readonly headers: Readonly<Record<string, string>>
}

/** A request that a test bucket has received. */
export interface TestRequest {
  readonly method: string
  /** Decoded key; empty for the bucket. */
  readonly key: string
  readonly headers: IncomingMessage['headers']
}

/** What goes wrong with a request. */
export type Fault =
  /** The connection closes before the request has an effect. */
  | { readonly kind: 'close' }
  /** The request has its effect, but the connection closes before the response. */
  | { readonly kind: 'lose-response' }
  | {
      readonly kind: 'error'
      readonly status: number
      readonly code: string
      readonly headers?: Record<string, string>
    }
  /** The server waits before it handles the request. */
  | { readonly kind: 'delay'; readonly ms: number }

/** A server with the S3 protocol, for tests. */
export interface TestBucket {
  /** URL of the service. */
  readonly endpoint: string
  readonly objects: Map<string, TestObject>
  readonly requests: TestRequest[]
  /** Called before each request with a valid signature is handled; `index` starts at 1. May return a fault. */
  onRequest: (request: TestRequest, index: number) => Fault | undefined
  /** Called after each change of the bucket. */
  onChange: (key: string) => void
  ignoresConditions: boolean
  /** Milliseconds by which the clock of the server is ahead. */
  skewMs: number
  region: string
}

const BUCKET = 'docs'
/** Credentials that the test bucket accepts. */
export const TEST_KEYS = { accessKeyId: 'test-key', secretAccessKey: 'secret/with+signs' } as const
/** Environment variables for a process that deploys to a test bucket. */
export function environmentOf({ endpoint }: TestBucket): Readonly<Record<string, string>> {
  const { accessKeyId, secretAccessKey } = TEST_KEYS
  return { AWS_ENDPOINT_URL: endpoint, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey }
}

const MAX_SKEW_MS = 15 * 60_000

/** Starts a server with the empty bucket `docs`, until the test ends. */
export async function createTestBucket(): Promise<TestBucket> {
  const bucket: TestBucket = {
    endpoint: '',
    objects: new Map(),
    requests: [],
    onRequest: () => undefined,
    onChange: () => {},
    ignoresConditions: false,
    skewMs: 0,
    region: 'us-east-1',
  }
  const server = createServer((request, response) => {
    respond(request, response, bucket).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return Object.assign(bucket, { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

async function respond(request: IncomingMessage, response: ServerResponse, bucket: TestBucket): Promise<void> {
  const { method = '', url = '', headers } = request
  const now = Date.now() + bucket.skewMs
  response.sendDate = false
  response.setHeader('date', new Date(now).toUTCString())
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const [path = '', search = ''] = url.split('?', 2)
  const [, name = '', ...segments] = path.split('/').map(decodeURIComponent)
  const key = segments.join('/')
  const authenticationError = verifySignature({ method, path, search, headers, body, now, region: bucket.region })
  if (authenticationError) return sendError(response, ...authenticationError)
  if (name !== BUCKET) return sendError(response, 404, 'NoSuchBucket', key)
  const seen: TestRequest = { method, key, headers }
  bucket.requests.push(seen)
  const fault = bucket.onRequest(seen, bucket.requests.length)
  if (fault?.kind === 'close') return void response.destroy()
  if (fault?.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms))
  if (fault?.kind === 'error') {
    for (const [name, value] of Object.entries(fault.headers ?? {})) response.setHeader(name, value)
    return sendError(response, fault.status, fault.code, key)
  }
  const handled = { request: seen, body, query: new URLSearchParams(search), now }
  if (fault?.kind === 'lose-response') {
    const silent = Object.assign(Object.create(response), { end: () => response.destroy() })
    return handle(handled, silent, bucket)
  }
  return handle(handled, response, bucket)
}

interface HandledRequest {
  readonly request: TestRequest
  readonly body: Buffer
  readonly query: URLSearchParams
  /** Time of the server, in milliseconds since 1970. */
  readonly now: number
}

function handle({ request, body, query, now }: HandledRequest, response: ServerResponse, bucket: TestBucket): void {
  const { method, key } = request
  const { objects } = bucket
  const stored = objects.get(key)
  if (key === '') {
    sendList(response, query, objects)
    return
  }
  if (method === 'DELETE') {
    objects.delete(key)
    bucket.onChange(key)
    response.writeHead(204).end()
    return
  }
  if (method === 'PUT') {
    putObject({ request, body, query, now }, response, bucket)
    return
  }
  if (!stored) {
    sendError(response, 404, 'NoSuchKey', key)
    return
  }
  response.writeHead(200, {
    ...stored.headers,
    'content-length': stored.bytes.length,
    etag: stored.tag,
    'last-modified': new Date(stored.writtenAt).toUTCString(),
  })
  response.end(method === 'HEAD' ? undefined : stored.bytes)
}

/** Headers of an upload that S3 stores and sends with the object. */
const STORED_HEADERS = ['content-type', 'cache-control', 'x-amz-website-redirect-location']

function putObject({ request, body, now }: HandledRequest, response: ServerResponse, bucket: TestBucket): void {
  const { key, headers } = request
  const stored = bucket.objects.get(key)
  const isMet =
    bucket.ignoresConditions ||
    ((headers['if-none-match'] === undefined || !stored) &&
      (headers['if-match'] === undefined || headers['if-match'] === stored?.tag))
  if (!isMet) {
    sendError(response, headers['if-match'] && !stored ? 404 : 412, 'PreconditionFailed', key)
    return
  }
  const tag = `"${createHash('md5').update(body).digest('hex')}"`
  const kept = STORED_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))
  bucket.objects.set(key, { bytes: body, tag, writtenAt: now, headers: Object.fromEntries(kept) })
  bucket.onChange(key)
  response.writeHead(200, { etag: tag }).end()
}

function sendList(response: ServerResponse, query: URLSearchParams, objects: TestBucket['objects']): void {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
  const items = keys
    .slice(0, Number(query.get('max-keys')))
    .map((key) => `<Contents><Key>${encodeURIComponent(key).replaceAll('%20', '+')}</Key></Contents>`)
  response.writeHead(200).end(`<ListBucketResult><Name>${BUCKET}</Name>${items.join('')}</ListBucketResult>`)
}

function sendError(response: ServerResponse, status: number, code: string, key = ''): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code} of ${encodeURI(key)}</Message></Error>`,
  )
}

interface SignedParts {
  readonly method: string
  readonly path: string
  readonly search: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
  readonly now: number
  readonly region: string
}

/**
 * Verifies the signature (version 4) independently of the client's library. Returns the error of S3; `undefined` if the
 * signature is valid.
 */
function verifySignature(parts: SignedParts): readonly [status: number, code: string] | undefined {
  const { method, path, search, headers, body, now, region: expected } = parts
  const [, id, day, region = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (id === undefined) return [403, 'AccessDenied']
  if (id !== TEST_KEYS.accessKeyId) return [403, 'InvalidAccessKeyId']
  const date = String(headers['x-amz-date'])
  const [, ...fields] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? []
  const [year = 0, month = 0, ...rest] = fields.map(Number)
  if (Math.abs(Date.UTC(year, month - 1, ...rest) - now) > MAX_SKEW_MS) return [403, 'RequestTimeTooSkewed']
  if (region !== expected) return [400, `AuthorizationHeaderMalformed</Code><Region>${expected}</Region><Code>`]
  const hash = createHash('sha256').update(body).digest('hex')
  if (headers['x-amz-content-sha256'] !== hash) return [400, 'XAmzContentSHA256Mismatch']
  const names = signed.split(';')
  for (const name of Object.keys(headers))
    if ((name.startsWith('x-amz-') || name === 'host') && !names.includes(name)) return [403, 'AccessDenied']
  const encode = (text: string): string =>
    encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)
  const canonical = [
    method,
    path
      .split('/')
      .map((segment) => encode(decodeURIComponent(segment)))
      .join('/'),
    [...new URLSearchParams(search)]
      .map((pair) => pair.map(encode).join('='))
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    hash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  const key = [String(day), region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    `AWS4${TEST_KEYS.secretAccessKey}`,
  )
  return createHmac('sha256', key).update(text).digest('hex') === signature ? undefined : [403, 'SignatureDoesNotMatch']
}
