import type { RequestListener } from 'node:http'
import type { Diagnostic } from '@docgen/renderer/contract'
import { type OpenServer, openServer } from '../../serve/http/open-server.js'
import type { Terminal } from '../../terminal/create-terminal.js'
import type { Certificate } from './read-certificate.js'
import type { ServerFlags } from './serve-command.js'

/** Starts a server according to the flags. Returns a diagnostic if the certificate, port or host cannot be used. */
export async function startServer(listener: RequestListener, flags: ServerFlags): Promise<OpenServer | Diagnostic> {
  const { port, strictPort, host } = flags
  const certificate = await findCertificate(flags)
  if (certificate && 'severity' in certificate) return certificate
  try {
    const isStrictPort = strictPort === true
    return await openServer({ listener, port, isStrictPort, host, ...(certificate && { certificate }) })
  } catch (error) {
    return describeServeError(error, flags)
  }
}

/** Prints the server's port if it is not the port in the flags, except for port 0, which means any port. */
export function printPort(
  { print }: Pick<Terminal, 'print'>,
  { port }: OpenServer,
  flags: Pick<ServerFlags, 'port'>,
): void {
  if (flags.port !== 0 && port !== flags.port) print(`Port ${flags.port} is in use, using ${port} instead.`)
}

/** The certificate of the flags, if any; the code that reads it is only loaded if needed. */
async function findCertificate({ cert, key }: ServerFlags): Promise<Certificate | Diagnostic | undefined> {
  if (cert === undefined && key === undefined) return undefined
  if (cert === undefined || key === undefined) return INCOMPLETE_CERTIFICATE
  const { readCertificate } = await import('./read-certificate.js')
  return readCertificate({ cert, key })
}

const INCOMPLETE_CERTIFICATE: Diagnostic = {
  code: 'incomplete-certificate',
  severity: 'error',
  message: 'HTTPS needs a certificate and its key',
  hint: 'Give both: --cert localhost.pem --key localhost-key.pem',
}

/** The diagnostic for a port or host that cannot be used; rethrows other errors. */
function describeServeError(error: unknown, { port, host, strictPort }: ServerFlags): Diagnostic {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const refused = { code: 'server-not-started', severity: 'error' } as const
  switch (code) {
    case 'EADDRINUSE':
      return strictPort
        ? {
            ...refused,
            message: `port ${port} is taken`,
            hint: 'Choose another with --port, or omit --strict-port',
          }
        : {
            ...refused,
            message: `port ${port} is taken and so are the ports after it`,
            hint: 'Choose another with --port; 0 picks any free port',
          }
    case 'EACCES':
      return {
        ...refused,
        message: `no permission to listen on port ${port}`,
        hint: 'Choose one above 1023 with --port',
      }
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return {
        ...refused,
        message: `${host} is not an address of this machine`,
        hint: 'Omit --host, or use 0.0.0.0',
      }
  }
  throw error
}
