import { setTimeout as pause } from 'node:timers/promises'
import { PRIVATE_ADDRESS } from './guard-addresses.js'
import { type LinkResponse, sendRequest } from './send-request.js'

/** An external URL to check. */
export interface ProbeRequest {
  /** Without fragment. */
  readonly url: string
  /** Whether anchors of the page are needed. */
  readonly readsBody: boolean
  readonly timeoutMs: number
  /** Whether the config lists a host, `name:port` or `name`, so that it may be private. */
  readonly isListed: (url: URL) => boolean
}

/** State of an external URL after a request. */
export type ProbeResult =
  /** `moved`: the URL at the end of the redirects; absent without redirects, or if one of them is temporary. */
  | { readonly state: 'fine'; readonly moved?: string; readonly html?: string; readonly isWhole?: boolean }
  | (Unreached & { readonly state: 'broken'; readonly reason: string })
  /** `canRetry`: whether a later request may have a different result. */
  | (Unreached & { readonly state: 'unknown'; readonly reason: string; readonly canRetry: boolean })
  /** Not requested, because the host of the URL, or of one that it redirects to, is private. */
  | { readonly state: 'refused'; readonly reason: string; readonly host: string }

interface Unreached {
  /** Whether the host could not be found or reached, as is the case without a network. */
  readonly isUnreached?: boolean
}

const MAX_REDIRECTS = 10
const MAX_RETRIES = 2
/** Maximum time to wait for `Retry-After`. If a server demands more, a later run checks the URL. */
const MAX_PAUSE_MS = 20_000

/** Requests a URL, follows its redirects, and decides whether it works. */
export async function probeLink({ url, readsBody, timeoutMs, isListed }: ProbeRequest): Promise<ProbeResult> {
  const seen = new Set<string>()
  let current = new URL(url)
  let isPermanent = true
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    if (seen.has(current.href)) return { state: 'broken', reason: 'it redirects in a loop' }
    seen.add(current.href)
    const answer = await requestWithRetries(current, { readsBody, timeoutMs, isListed: isListed(current) })
    if ('state' in answer) return answer
    const { status, location } = answer
    if (status >= 200 && status < 300) {
      const moved = hops > 0 && isPermanent ? { moved: current.href } : {}
      const { html, isWhole } = answer
      return { state: 'fine', ...moved, ...(html !== undefined && { html }), ...(isWhole !== undefined && { isWhole }) }
    }
    if (status < 300 || status >= 400 || location === undefined) return judgeStatus(status)
    if (status !== 301 && status !== 308) isPermanent = false
    if (!URL.canParse(location, current.href)) return { state: 'broken', reason: `it redirects to ${location}` }
    current = new URL(location, current)
    current.hash = ''
    if (!/^https?:$/.test(current.protocol)) return { state: 'broken', reason: `it redirects to ${current.href}` }
  }
  return { state: 'broken', reason: `it redirects more than ${MAX_REDIRECTS} times` }
}

/** Statuses that servers send to automated clients even if the page exists. */
const GUARDED = new Set([401, 403, 407, 451, 999])

function judgeStatus(status: number): ProbeResult {
  const reason = `the server answered ${status}`
  if (GUARDED.has(status)) return { state: 'unknown', reason, canRetry: false }
  if (status === 408 || status === 425 || status === 429 || status >= 500)
    return { state: 'unknown', reason, canRetry: true }
  return { state: 'broken', reason }
}

type RequestOptions = Pick<ProbeRequest, 'readsBody' | 'timeoutMs'> & { readonly isListed: boolean }

/** Sends a request. If the server answers 429 or 503, repeats it after the time in `Retry-After`. */
async function requestWithRetries(url: URL, options: RequestOptions): Promise<LinkResponse | ProbeResult> {
  for (let retries = 0; ; retries++) {
    const answer = await requestOnce(url, options)
    if ('state' in answer || retries >= MAX_RETRIES || (answer.status !== 429 && answer.status !== 503)) return answer
    const wait = readRetryAfter(answer.retryAfter)
    if (wait === undefined || wait > MAX_PAUSE_MS) return answer
    await pause(wait)
  }
}

/** Milliseconds of `Retry-After`, which is a number of seconds or a date; undefined for anything else. */
export function readRetryAfter(value: string | undefined, now = Date.now()): number | undefined {
  if (value === undefined) return undefined
  if (/^\d{1,6}$/.test(value.trim())) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

/**
 * The answer to HEAD if it is a success, a redirect or 429. Otherwise the answer to GET, because many servers do not
 * support HEAD. If the body is needed, only GET is sent.
 */
async function requestOnce(
  url: URL,
  { readsBody, timeoutMs, isListed }: RequestOptions,
): Promise<LinkResponse | ProbeResult> {
  try {
    if (!readsBody) {
      const head = await sendRequest({ url, method: 'HEAD', timeoutMs, isListed, readsBody }).catch(
        (error: unknown) => {
          const { code } = describeFailure(error)
          if (code === PRIVATE_ADDRESS || code === 'ETIMEDOUT' || code === 'ENOTFOUND') throw error
          return undefined
        },
      )
      if (head && (head.status < 400 || head.status === 429) && head.status >= 200) return head
    }
    return await sendRequest({ url, method: 'GET', timeoutMs, isListed, readsBody })
  } catch (error) {
    return toResult(error, url)
  }
}

const BROKEN: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the server refused the connection',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate cannot be verified',
}

const UNREACHED = new Set(['ENETUNREACH', 'EAI_AGAIN', 'EHOSTUNREACH'])

function toResult(error: unknown, { host }: URL): ProbeResult {
  const { code, message } = describeFailure(error)
  if (code === PRIVATE_ADDRESS) return { state: 'refused', reason: message, host }
  if (code === 'ETIMEDOUT') return { state: 'unknown', reason: 'the server did not answer in time', canRetry: true }
  if (code === 'ENOTFOUND') return { state: 'broken', reason: 'the host does not exist', isUnreached: true }
  const reason = BROKEN[code]
  if (reason !== undefined) return { state: 'broken', reason }
  if (UNREACHED.has(code))
    return { state: 'unknown', reason: 'the host cannot be reached', canRetry: true, isUnreached: true }
  return { state: 'unknown', reason: `the connection failed (${code || message})`, canRetry: true }
}

function describeFailure(error: unknown): { readonly code: string; readonly message: string } {
  if (!(error instanceof Error)) throw error
  const inner = error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0] : error
  return { code: 'code' in inner ? String(inner.code) : '', message: inner.message }
}
