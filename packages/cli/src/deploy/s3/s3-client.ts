import { setTimeout as wait } from 'node:timers/promises'
import type { AwsV4Signer } from 'aws4fetch'
import type { Content } from '../store.js'
import { S3Error } from './s3-error.js'
import { createSender, type HttpResponse } from './send-request.js'

/** Attempts per request, with pauses of 0.3, 0.6, 1.2, 2.4 and 4.8 seconds on average. */
const MAX_ATTEMPTS = 6
const FIRST_PAUSE_MS = 300
const MAX_PAUSE_MS = 20_000
/** Attempts for a host that no name server knows, or that refuses connections: more of them seldom help. */
const FEW_ATTEMPTS = 3

/** Keys of an account. */
export interface S3Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

/** A bucket and how to reach it. */
export interface S3Location {
  readonly bucket: string
  readonly region: string
  /** URL of the service; that of AWS if absent. */
  readonly endpoint?: string
  readonly credentials: S3Credentials
}

/** Limits of a client. */
export interface ClientLimits {
  /** Maximum number of requests at the same time. */
  readonly parallel: number
  readonly firstPauseMs?: number
  readonly silenceMs?: number
}

/** A request for a key of the bucket, or for the bucket itself. */
export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE' | 'HEAD'
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Content
  /** Statuses of errors to return as responses. */
  readonly expected?: readonly number[]
  readonly onChunk?: (chunk: Buffer) => void
  readonly signal?: AbortSignal
}

/** Sends signed requests. */
export interface S3Client {
  /** Sends a request, and sends it again after temporary failures. Rejects with an `S3Error`. */
  readonly send: (request: S3Request) => Promise<HttpResponse>
  readonly close: () => void
}

/** Opens a client. Aborting `signal` ends all requests that have no signal of their own. */
export function openS3Client(location: S3Location, limits: ClientLimits, signal: AbortSignal): S3Client {
  const sender = createSender(limits.parallel, limits)
  const keys: ConstructorParameters<typeof AwsV4Signer>[0]['cache'] = new Map()
  let { region } = location
  let skewMs = 0
  // If the server rejects a request because it receives too many, all requests wait.
  let resumeAt = 0

  const attempt = async (request: S3Request): Promise<HttpResponse> => {
    const { AwsV4Signer } = await import('aws4fetch')
    const { method, url, headers } = await new AwsV4Signer({
      method: request.method,
      url: urlOf(location, region, request).href,
      headers: { ...request.headers, 'x-amz-content-sha256': request.body?.sha256 ?? EMPTY_HASH },
      ...location.credentials,
      service: 's3',
      region,
      cache: keys,
      datetime: new Date(Date.now() + skewMs).toISOString().replace(/[:-]|\.\d{3}/g, ''),
    }).sign()
    return sender.send({
      method,
      url,
      headers: Object.fromEntries(headers),
      body: request.body,
      onChunk: request.onChunk,
      signal: request.signal ?? signal,
    })
  }

  /** Adopts the region or the time that an error names. Returns whether that changes the next attempt. */
  const adapt = (error: S3Error): boolean => {
    if (error.region !== undefined && error.region !== region) {
      region = error.region
      return true
    }
    if (error.code !== 'RequestTimeTooSkewed' || error.serverTime === undefined || skewMs !== 0) return false
    skewMs = error.serverTime - Date.now()
    return skewMs !== 0
  }

  const send = async (request: S3Request): Promise<HttpResponse> => {
    const requestSignal = request.signal ?? signal
    let adaptations = 0
    for (let attempts = 1; ; attempts++) {
      const pause = resumeAt - Date.now()
      if (pause > 0) await wait(pause, undefined, { signal: requestSignal })
      let failure: S3Error
      try {
        const response = await attempt(request)
        if (response.status < 300 || request.expected?.includes(response.status)) return response
        failure = S3Error.fromResponse(response, request.key)
      } catch (error) {
        requestSignal.throwIfAborted()
        failure = S3Error.fromFailure(error, request.key)
      }
      if (adaptations < 2 && adapt(failure)) {
        adaptations++
        attempts--
        continue
      }
      if (!failure.isTemporary || attempts >= (failure.isUnreachable ? FEW_ATTEMPTS : MAX_ATTEMPTS)) throw failure
      const backOff = (limits.firstPauseMs ?? FIRST_PAUSE_MS) * 2 ** (attempts - 1) * (0.5 + Math.random())
      const pauseMs = Math.min(MAX_PAUSE_MS, Math.max(backOff, failure.retryAfterMs))
      if (failure.isOverload) resumeAt = Math.max(resumeAt, Date.now() + pauseMs)
      await wait(pauseMs, undefined, { signal: requestSignal })
    }
  }
  return { send, close: sender.close }
}

const EMPTY_HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** URL of a request. AWS has a host per bucket; certificates do not cover names with a dot. */
function urlOf({ bucket, endpoint }: S3Location, region: string, { key = '', query }: S3Request): URL {
  const path = key.split('/').map(encodeSegment).join('/')
  const suffix = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com'
  const base =
    endpoint !== undefined
      ? `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}/`
      : bucket.includes('.')
        ? `https://s3.${region}.${suffix}/${bucket}/`
        : `https://${bucket}.s3.${region}.${suffix}/`
  const url = new URL(base + path)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  return url
}

/** Encodes all characters except those that never need it, as signatures require. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
