import { hostname, networkInterfaces } from 'node:os'
import type { OwnNames } from './check-caller.js'

/** URLs of a server. */
export interface ServerUrls {
  /** For this machine. */
  readonly local: string | undefined
  /** For other machines, if the server listens at all network interfaces; otherwise empty. */
  readonly network: readonly string[]
}

/** Parts of the URLs. */
export interface UrlParts {
  readonly host: string
  readonly port: number
  readonly isSecure: boolean
  readonly baseUrl: string
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])
/** Values of `--host` that mean all network interfaces. */
const ALL_INTERFACES = new Set(['0.0.0.0', '::', ''])

/** Whether only this machine can reach a server that listens at `host`. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host)
}

/** Whether a server that listens at `host` is reachable as `localhost`. */
export function isCalledLocalhost(host: string): boolean {
  return isLoopback(host) || ALL_INTERFACES.has(host)
}

/** Lists the complete URLs of a server. */
export function listServerUrls({ host, port, isSecure, baseUrl }: UrlParts): ServerUrls {
  const urlOf = (name: string): string =>
    `${isSecure ? 'https' : 'http'}://${name.includes(':') ? `[${name}]` : name}:${port}${baseUrl}`
  if (isLoopback(host)) return { local: urlOf('localhost'), network: [] }
  if (!ALL_INTERFACES.has(host)) return { local: urlOf(host), network: [] }
  const others = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
  return { local: urlOf('localhost'), network: others.map((each) => urlOf(each.address)) }
}

/**
 * Lists the host names that requests can use for a server that listens at `host`: `host` itself and, if other machines
 * have access, the names of this machine.
 */
export function listOwnNames(host: string): OwnNames {
  const names = [host, ...(isLoopback(host) ? [] : [hostname(), `${hostname()}.local`])]
  return new Set(names.map((name) => name.toLowerCase()))
}
