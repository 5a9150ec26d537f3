import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isCalledLocalhost } from './list-server-urls.js'

/** Where and how to listen. */
export interface ServerOptions {
  readonly listener: RequestListener
  /** `0` takes any free port. */
  readonly port: number
  /** Whether a port in use is an error; otherwise the next free port is used. */
  readonly isStrictPort: boolean
  readonly host: string
  /** Certificate and key in PEM form; absent for plain HTTP. */
  readonly certificate?: { readonly cert: string | Buffer; readonly key: string | Buffer }
}

/** A running server. */
export interface OpenServer {
  readonly port: number
  /** Closes every connection and stops listening. */
  readonly close: () => Promise<void>
}

/** Number of ports to try after the first. */
const TRIES = 20
/** By default, Node.js closes idle connections after 5 s, just when a busy client may send its next request. */
const KEEP_ALIVE_MS = 65_000
/** IP addresses of `localhost`: browsers try one of them first, then the other. */
const LOOPBACK = ['::1', '127.0.0.1']

/** Starts a server; rejects with the system's error if no port is available. */
export async function openServer(options: ServerOptions): Promise<OpenServer> {
  const { port, isStrictPort, host, listener, certificate } = options
  const server: Server = certificate
    ? (await import('node:https')).createServer(certificate, listener)
    : createServer(listener)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  // The server is not a proxy: reject tunnels.
  server.on('connect', (_request, socket) => {
    socket.on('error', () => {})
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  for (let tried = 0; ; tried++) {
    try {
      if (port > 0) await checkLocalhost(port + tried, host)
      await listen(server, port === 0 ? 0 : port + tried, host)
      break
    } catch (error) {
      if (isStrictPort || tried === TRIES || port + tried >= 65_535 || !isTaken(error)) throw error
    }
  }
  return { port: portOf(server), close: () => close(server) }
}

/**
 * Throws if another server uses the port at an IP address that `localhost` may resolve to, including addresses at which
 * this server does not listen.
 */
async function checkLocalhost(port: number, host: string): Promise<void> {
  if (!isCalledLocalhost(host)) return
  for (const address of LOOPBACK) {
    if (address === host) continue
    const probe = createServer()
    try {
      await listen(probe, port, address)
    } catch (error) {
      if (isTaken(error)) throw error
      // The machine lacks this address: not every machine has both IPv4 and IPv6.
      continue
    }
    await close(probe)
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const onListening = (): void => {
      server.off('error', onError)
      resolve()
    }
    const onError = (error: Error): void => {
      server.off('listening', onListening)
      reject(error)
    }
    server.once('listening', onListening)
    server.once('error', onError)
    server.listen(port, host)
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function portOf(server: Server): number {
  const address = server.address()
  if (!isAddressInfo(address)) throw new Error('the server does not listen on a port')
  return address.port
}

function isAddressInfo(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
