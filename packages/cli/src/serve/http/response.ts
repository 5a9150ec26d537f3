import type { Readable } from 'node:stream'

/** A complete response, before it is written. */
export interface SiteResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | Readable | undefined
}

/** Creates a short plain-text response, such as an error. */
export function plainResponse(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): SiteResponse {
  const body = Buffer.from(`${text}\n`)
  return {
    status,
    headers: {
      'content-type': 'text/plain;charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
    body,
  }
}

/** Creates a response that redirects the browser to `location`. */
export function redirectResponse(status: number, location: string): SiteResponse {
  return plainResponse(status, 'This page has moved.', { location, 'cache-control': 'no-cache' })
}
