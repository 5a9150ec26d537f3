import type { SampleHttpRequest } from '@docgen/renderer/console'
import { forwardedUrl } from './forwarded-url.js'

/** A response with everything that the console shows of it. */
export interface ConsoleResponse {
  readonly status: number
  readonly statusText: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Blob
  /** From sending the request until the whole body has arrived, in milliseconds. */
  readonly time: number
}

/** A request with the files that the reader has chosen. */
export interface ConsoleRequest extends SampleHttpRequest {
  /** The chosen files by name of the form field. The name is empty if the whole body is a file. */
  readonly files: ReadonlyMap<string, readonly File[]>
}

/** Headers that scripts can't set, because the browser sets them. */
const FORBIDDEN = /^(?:cookie|host|origin|referer|user-agent|content-length|connection)$/i

/** How to send a request. */
export interface SendOptions {
  readonly signal: AbortSignal
  /** URL of a proxy, which forwards the request to the URL in its query. */
  readonly proxy: string | undefined
}

/** Sends a request. Rejects if there is no response that the page may read. */
export async function sendRequest(request: ConsoleRequest, { signal, proxy }: SendOptions): Promise<ConsoleResponse> {
  const { method, url, headers } = request
  const start = performance.now()
  const body = buildFetchBody(request)
  const hasCookies = headers.some(({ name }) => name.toLowerCase() === 'cookie')
  const response = await fetch(proxy === undefined ? url : forwardedUrl(proxy, url), {
    method,
    // The type of a multipart form names its boundary, which the browser chooses.
    headers: headers
      .filter(({ name }) => !FORBIDDEN.test(name) && !(body instanceof FormData && /^content-type$/i.test(name)))
      .map(({ name, value }): [string, string] => [name, value]),
    ...(body !== undefined && { body }),
    credentials: hasCookies ? 'include' : 'omit',
    cache: 'no-store',
    signal,
  })
  const blob = await response.blob()
  return {
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    body: blob,
    time: performance.now() - start,
  }
}

function buildFetchBody({ method, postData, files }: ConsoleRequest): BodyInit | undefined {
  if (!postData || method === 'GET' || method === 'HEAD') return undefined
  const { text, params, parts, fileName } = postData
  if (fileName !== undefined) return files.get('')?.[0] ?? new Blob([])
  if (params) return new URLSearchParams(params.map(({ name, value }) => [name, value])).toString()
  if (!parts) return text === '' ? undefined : text
  const form = new FormData()
  for (const { name, value, fileName: file, contentType } of parts) {
    if (file !== undefined) for (const each of files.get(name) ?? []) form.append(name, each)
    else if (contentType !== undefined) form.append(name, new Blob([value], { type: contentType }))
    else form.append(name, value)
  }
  return form
}
