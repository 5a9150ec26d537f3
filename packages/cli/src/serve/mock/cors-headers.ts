import type { IncomingHttpHeaders } from 'node:http'
import { isOwn, type OwnNames } from '../http/check-caller.js'

/** Which pages can read responses. */
export interface CorsOptions {
  readonly names: OwnNames
  /** Origins in addition to pages of this machine; `*` for all. */
  readonly origins: readonly string[]
  /** Names of the response's headers. */
  readonly exposed: readonly string[]
}

/**
 * The headers that let a page read a response: pages of this machine, such as a site that is served on another port,
 * and pages of the given origins. Other sites must not read descriptions that may be secret.
 */
export function corsHeaders(
  headers: IncomingHttpHeaders,
  { names, origins, exposed }: CorsOptions,
): Readonly<Record<string, string>> {
  const { origin } = headers
  if (origin === undefined) return {}
  const isAllowed = origins.includes('*') || origins.includes(origin) || isOwnOrigin(origin, names)
  if (!isAllowed) return { vary: 'origin' }
  const method = headers['access-control-request-method']
  const wanted = headers['access-control-request-headers']
  const isPrivate = headers['access-control-request-private-network'] === 'true'
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    ...(exposed.length > 0 && { 'access-control-expose-headers': exposed.join(', ') }),
    ...(method !== undefined && { 'access-control-allow-methods': method, 'access-control-max-age': '600' }),
    ...(wanted !== undefined && { 'access-control-allow-headers': wanted }),
    ...(isPrivate && { 'access-control-allow-private-network': 'true' }),
  }
}

function isOwnOrigin(origin: string, names: OwnNames): boolean {
  return URL.canParse(origin) && isOwn(new URL(origin).hostname.toLowerCase(), names)
}
