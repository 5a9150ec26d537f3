import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPrivateHost, lookupPublic, PRIVATE_ADDRESS } from './guard-addresses.js'

/** One request, without following redirects. */
export interface LinkRequest {
  readonly url: URL
  readonly method: 'HEAD' | 'GET'
  /** Longest wait for the headers, and then for the body. */
  readonly timeoutMs: number
  /** Whether the config lists the host, so that it may be private. */
  readonly isListed: boolean
  /** Whether to read the body of an HTML page. */
  readonly readsBody: boolean
}

/** The answer to a request. */
export interface LinkResponse {
  readonly status: number
  readonly location?: string
  /** Value of `Retry-After`. */
  readonly retryAfter?: string
  /** Beginning of an HTML page, if its body was read. */
  readonly html?: string
  /** Whether `html` is the whole page. */
  readonly isWhole?: boolean
}

/** Maximum number of bytes of a page to read. docgen does not find anchors after them. */
const MAX_BYTES = 3 * 1024 * 1024

const HEADERS = {
  accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
  // Some servers refuse requests without a user agent.
  'user-agent': 'Mozilla/5.0 (compatible; docgen link check)',
}

/** Sends a request; rejects with the error of the network, or with the code `ERR_PRIVATE_ADDRESS` or `ETIMEDOUT`. */
export function sendRequest({ url, method, timeoutMs, isListed, readsBody }: LinkRequest): Promise<LinkResponse> {
  if (!isListed && isPrivateHost(url))
    return Promise.reject(withCode(`${url.hostname} is a private address`, PRIVATE_ADDRESS))
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      headers: HEADERS,
      agent: false,
      ...(!isListed && { lookup: lookupPublic }),
    })
    const timer = setTimeout(() => request.destroy(withCode('no answer', 'ETIMEDOUT')), timeoutMs)
    request.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    request.on('response', (response) => {
      clearTimeout(timer)
      const { statusCode: status = 0, headers } = response
      const { location, 'retry-after': retryAfter, 'content-type': type = '' } = headers
      const answer = {
        status,
        ...(location !== undefined && { location }),
        ...(retryAfter !== undefined && { retryAfter }),
      }
      const isPage = readsBody && status >= 200 && status < 300 && /^text\/html|xhtml/i.test(type)
      if (!isPage) {
        // The status is enough: do not download the body.
        request.destroy()
        return resolve(answer)
      }
      readPage(response, timeoutMs).then((page) => {
        request.destroy()
        resolve({ ...answer, ...page })
      })
    })
    request.end()
  })
}

/** Reads the body, or only its beginning if it ends early, is too long or too slow, or cannot be decompressed. */
function readPage(response: IncomingMessage, timeoutMs: number): Promise<Pick<LinkResponse, 'html' | 'isWhole'>> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = (isWhole: boolean): void => {
      clearTimeout(timer)
      resolve({ html: Buffer.concat(chunks).toString('utf8'), isWhole })
    }
    const timer = setTimeout(() => end(false), timeoutMs)
    const body = decompress(response)
    response.on('error', () => end(false)).on('aborted', () => end(false))
    body
      .on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        size += chunk.length
        if (size > MAX_BYTES) end(false)
      })
      .on('error', () => end(false))
      .on('end', () => end(response.complete))
  })
}

function decompress(response: IncomingMessage): NodeJS.ReadableStream {
  switch (response.headers['content-encoding']) {
    case 'gzip':
      return response.pipe(createGunzip())
    case 'deflate':
      return response.pipe(createInflate())
    case 'br':
      return response.pipe(createBrotliDecompress())
    default:
      return response
  }
}

function withCode(message: string, code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(message), { code })
}
