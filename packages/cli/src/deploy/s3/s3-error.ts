import { type HttpResponse, TOO_SLOW } from './send-request.js'

const TEMPORARY_STATUSES = new Set([408, 429, 500, 502, 503, 504])
/** Codes of responses with other statuses that a second attempt may not get. */
const TEMPORARY_CODES = new Set([
  'RequestTimeout',
  'SlowDown',
  'InternalError',
  'OperationAborted',
  'ConditionalRequestConflict',
  'XAmzContentSHA256Mismatch',
  'BadDigest',
  'IncompleteBody',
])
const UNREACHABLE = new Set(['ENOTFOUND', 'ECONNREFUSED', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])
const MAX_RETRY_AFTER_MS = 20_000

/** A request that failed: the answer of the server, or the error of the connection. */
export class S3Error extends Error {
  /** Status of the response; 0 without a response. */
  readonly status: number
  /** Code of S3, such as `NoSuchBucket`, or of Node.js, such as `ECONNREFUSED`; empty if unknown. */
  readonly code: string
  readonly key: string | undefined
  /** Region of the bucket, if the request was sent to another one. */
  readonly region: string | undefined
  /** Time of the server in milliseconds. */
  readonly serverTime: number | undefined
  readonly retryAfterMs: number

  private constructor(message: string, facts: Pick<S3Error, 'status' | 'code' | 'key'> & Partial<S3Error>) {
    super(message)
    this.name = 'S3Error'
    this.status = facts.status
    this.code = facts.code
    this.key = facts.key
    this.region = facts.region
    this.serverTime = facts.serverTime
    this.retryAfterMs = facts.retryAfterMs ?? 0
  }

  static fromResponse({ status, header, body }: HttpResponse, key: string | undefined): S3Error {
    const text = body.toString('utf8', 0, 20_000)
    const code = readElement(text, 'Code')
    const date = Date.parse(header('date') ?? '')
    const seconds = Number(header('retry-after'))
    const region = header('x-amz-bucket-region') ?? (readElement(text, 'Region') || undefined)
    return new S3Error(readElement(text, 'Message') || `status ${status}`, {
      status,
      code,
      key,
      ...(region !== undefined && [301, 307, 400].includes(status) && { region }),
      ...(Number.isFinite(date) && { serverTime: date }),
      ...(seconds > 0 && { retryAfterMs: Math.min(MAX_RETRY_AFTER_MS, seconds * 1000) }),
    })
  }

  static fromFailure(error: unknown, key: string | undefined): S3Error {
    if (!(error instanceof Error)) throw error
    // Node.js tries all addresses of a host, and joins their errors.
    const [first] = error instanceof AggregateError ? error.errors : []
    const cause = first instanceof Error ? first : error
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    return new S3Error(cause.message, { status: 0, code, key })
  }

  /** Whether a second attempt may succeed. */
  get isTemporary(): boolean {
    if (this.status !== 0) return TEMPORARY_STATUSES.has(this.status) || TEMPORARY_CODES.has(this.code)
    return !/^(?:CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_INVALID|EPROTO|ENOENT|EACCES)/.test(this.code)
  }

  get isUnreachable(): boolean {
    return UNREACHABLE.has(this.code)
  }

  get isOverload(): boolean {
    return this.status === 429 || this.status === 503
  }

  get isTimeout(): boolean {
    return this.message === TOO_SLOW
  }
}

/** The text of an element of an XML document; empty if there is none. */
export function readElement(xml: string, name: string): string {
  const start = xml.indexOf(`<${name}>`)
  const end = start === -1 ? -1 : xml.indexOf('</', start)
  return end === -1 ? '' : decodeXml(xml.slice(start + name.length + 2, end))
}

/** Texts of all elements of a name. */
export function readElements(xml: string, name: string): readonly string[] {
  return xml
    .split(`<${name}>`)
    .slice(1)
    .map((part) => decodeXml(part.slice(0, Math.max(0, part.indexOf('</')))))
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function decodeXml(text: string): string {
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}
