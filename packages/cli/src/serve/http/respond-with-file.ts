import { Readable } from 'node:stream'
import { contentType, isCompressible } from '../../emit/content-type.js'
import type { ByteRange, ServedFile } from '../file-store.js'
import { type Compress, chooseEncoding, type Encoding } from './compress.js'
import type { SiteResponse } from './response.js'

/** A file requested by a browser. */
export interface FileRequest {
  /** Path inside the output. */
  readonly file: string
  readonly served: ServedFile
  readonly status: number
  /** Returns a header of the request by its lower-case name. */
  readonly header: (name: string) => string | undefined
  /** Headers of the response from the site's rules. */
  readonly ruleHeaders: Readonly<Record<string, string>>
}

/** In bytes: compression hardly helps for smaller files. */
const MIN_COMPRESSED = 1024
/** In bytes: compression of larger files would take too long. */
const MAX_COMPRESSED = 16 * 1024 * 1024

/**
 * Responds with the complete file, compressed if possible, with one range of it, or without a body (304, 416). The
 * `ETag` is derived from the bytes. There is no `Last-Modified`, because file times differ between builds of the same
 * site, and a file can change twice in a second.
 */
export async function respondWithFile(request: FileRequest, compress: Compress): Promise<SiteResponse> {
  const { file, served, status, header, ruleHeaders } = request
  const type = contentType(file)
  const isFound = status === 200
  const shared = { 'content-type': type, 'cache-control': 'public, max-age=0, must-revalidate', ...ruleHeaders }
  if (!isFound) return respondWithWholeFile(served, status, { ...shared, 'cache-control': 'no-cache' })
  const mayCompress = isCompressible(type) && served.size >= MIN_COMPRESSED && served.size <= MAX_COMPRESSED
  const base = { ...shared, 'accept-ranges': 'bytes', ...(mayCompress && { vary: varyOf(ruleHeaders) }) }
  const plainTag = tagOf(served)
  const range = mayRange(header('if-range'), plainTag) ? parseRange(header('range'), served.size) : undefined
  const encoding = mayCompress && range === undefined ? chooseEncoding(header('accept-encoding')) : undefined
  const etag = tagOf(served, encoding)
  if (matchesEtag(header('if-none-match'), etag)) return { status: 304, headers: { ...base, etag }, body: undefined }
  if (range === 'unsatisfiable') {
    const headers = { ...base, etag, 'content-range': `bytes */${served.size}`, 'content-length': '0' }
    return { status: 416, headers, body: undefined }
  }
  if (range) {
    const { start, end } = range
    const headers = {
      ...base,
      etag,
      'content-range': `bytes ${start}-${end}/${served.size}`,
      'content-length': String(end - start + 1),
    }
    return { status: 206, headers, body: served.stream(range) }
  }
  if (!encoding) return respondWithWholeFile(served, status, { ...base, etag })
  const body = await compress(served, encoding)
  const headers = { ...base, etag, 'content-encoding': encoding, 'content-length': String(body.length) }
  return { status, headers, body }
}

function respondWithWholeFile(
  served: ServedFile,
  status: number,
  headers: Readonly<Record<string, string>>,
): SiteResponse {
  const body = served.size === 0 ? Readable.from([]) : served.stream({ start: 0, end: served.size - 1 })
  return { status, headers: { ...headers, 'content-length': String(served.size) }, body }
}

function tagOf({ hash }: ServedFile, encoding?: Encoding): string {
  return encoding === undefined ? `"${hash}"` : `"${hash}-${encoding}"`
}

function varyOf({ vary }: Readonly<Record<string, string>>): string {
  return vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`
}

/**
 * Whether a range may be sent: the browser combines it with bytes of an earlier response, so both must come from the
 * same version of the file.
 */
function mayRange(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag
}

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

/**
 * Parses a `Range` header with a single range: `unsatisfiable` if it is beyond the end, `undefined` to send the
 * complete file.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = header === undefined ? null : /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header.trim())
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
