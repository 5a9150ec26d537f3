import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** Headers that identify the sender of a request. */
export interface Caller {
  readonly host: string | undefined
  readonly origin: string | undefined
  /** `sec-fetch-site` and `sec-fetch-mode`, which browsers send and scripts can't change. */
  readonly fetchSite: string | undefined
  readonly fetchMode: string | undefined
}

/** Reads the sender of a request. */
export function readCaller({ host, origin, ...headers }: IncomingHttpHeaders): Caller {
  const read = (name: string): string | undefined => headers[name]?.toString()
  return { host, origin, fetchSite: read('sec-fetch-site'), fetchMode: read('sec-fetch-mode') }
}

/** Host names of the server, in addition to IP addresses: the value of `--host` and the machine's name. */
export type OwnNames = ReadonlySet<string>

/**
 * Returns why a request is rejected; `undefined` if it is allowed. Other sites can point their host names to this
 * machine (DNS rebinding), so only `localhost`, IP addresses and `names` are allowed. Pages of other origins can link
 * to this server, but cannot read from it.
 */
export function checkCaller({ host, origin, fetchSite, fetchMode }: Caller, names: OwnNames): string | undefined {
  const name = readHostname(host)
  if (name === undefined || !isOwn(name, names)) return 'This server does not have this name.'
  if (origin !== undefined && !isSameOrigin(origin, host)) return 'Requests from other origins are not allowed.'
  if (fetchSite === 'cross-site' && fetchMode !== 'navigate') return 'Requests from other sites are not allowed.'
  return undefined
}

const HOST = /^(?<name>\[[\da-f:.]+\]|[\w.-]+)(?::(?<port>\d{1,5}))?$/i

function readHostname(host: string | undefined): string | undefined {
  return HOST.exec(host ?? '')?.groups?.['name']?.toLowerCase()
}

/** Whether a host name is `localhost`, an IP address, or one of `names`. */
export function isOwn(name: string, names: OwnNames): boolean {
  const bare = name.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || bare.endsWith('.localhost') || isIP(bare) !== 0 || names.has(bare)
}

function isSameOrigin(origin: string, host: string | undefined): boolean {
  return /^https?:\/\//.test(origin) && origin.replace(/^https?:\/\//, '').toLowerCase() === host?.toLowerCase()
}
