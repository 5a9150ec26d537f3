import { hashBytes } from '../../cache/hash.js'
import { type Memo, NO_MEMO } from '../../cache/memo.js'

/** A remote file. */
export interface RemoteFile {
  readonly text: string
  /** 32 hex digits of the SHA-256 of the bytes. */
  readonly hash: string
  /** The ETag that the server sent. */
  readonly tag?: string
}

/** The file to fetch, and the limits of the request. */
export interface RemoteRequest {
  readonly url: string
  /** Contains the files of earlier runs: unchanged files are not downloaded again. */
  readonly memo?: Memo
  readonly timeoutMs?: number
  readonly maxBytes?: number
  /** Whether to follow redirects, which can point to any host. */
  readonly followsRedirects?: boolean
}

const TIMEOUT_MS = 10_000
const MAX_BYTES = 16 * 1024 * 1024

/** Characters of a URL that fit into a message. */
const MAX_SHOWN_URL = 200

const ANSWERED = 'the server answered'
// Storage services respond with 403 instead of 404, so as not to reveal which files exist.
const MISSING = [403, 404, 410]

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'the DNS lookup of the host failed',
  ECONNREFUSED: 'the server refused the connection',
  ECONNRESET: 'the connection was interrupted',
}

/** Fetches a file; on failure, returns the reason as a clause, such as `the server answered 404`. */
export async function fetchRemoteFile({
  url,
  memo = NO_MEMO,
  timeoutMs = TIMEOUT_MS,
  maxBytes = MAX_BYTES,
  followsRedirects = false,
}: RemoteRequest): Promise<RemoteFile | string> {
  const saved = memo.load<RemoteFile>(`remote:${url}`, url)
  try {
    const response = await fetch(url, {
      redirect: followsRedirects ? 'follow' : 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: saved?.tag === undefined ? {} : { 'if-none-match': saved.tag },
    })
    if (response.status === 304 && saved) return saved
    if (response.status >= 300 && response.status < 400)
      return `it redirects to ${describeTarget(response, url)}, and docgen does not follow redirects`
    if (!response.ok) return `${ANSWERED} ${response.status}`
    const bytes = await readBytes(response, maxBytes)
    if (!bytes) return `it has more than ${maxBytes / 1024 / 1024} MiB`
    const tag = response.headers.get('etag')
    const file = { text: bytes.toString('utf8'), hash: hashBytes(bytes), ...(tag !== null && { tag }) }
    if (tag !== null) memo.save(`remote:${url}`, url, file)
    return file
  } catch (error) {
    return describeFailure(error, timeoutMs)
  }
}

/**
 * Whether `reason`, returned by `fetchRemoteFile`, is one of these HTTP statuses; by default, the statuses of missing
 * files.
 */
export function isMissing(reason: string, statuses: readonly number[] = MISSING): boolean {
  return statuses.some((status) => reason === `${ANSWERED} ${status}`)
}

/** Where a response redirects to. */
function describeTarget({ headers }: Response, url: string): string {
  const location = headers.get('location') ?? ''
  const href = location !== '' && URL.canParse(location, url) ? new URL(location, url).href : ''
  return href === '' || href.length > MAX_SHOWN_URL ? 'another URL' : href
}

/** Reads the body of a response; `undefined` if it is too large. */
async function readBytes({ body }: Response, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function describeFailure(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) throw error
  if (error.name === 'TimeoutError') return `the server did not respond within ${timeoutMs / 1000} seconds`
  const { cause } = error
  // A cause without a code, such as for a port that `fetch` blocks, has the reason in its message.
  const code = cause instanceof Error ? String('code' in cause ? cause.code : cause.message) : error.message
  return REASONS[code] ?? `the request failed (${code})`
}
