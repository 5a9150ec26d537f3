import type { RequestListener } from 'node:http'
import type { Diagnostic } from '@docgen/renderer/contract'
import { type OpenServer, openServer } from '../serve/open-server.js'
import type { Terminal } from '../terminal/create-terminal.js'
import { describeServeError } from './describe-serve-error.js'
import type { Certificate } from './read-certificate.js'
import type { ServerFlags } from './serve-command.js'

/** Starts a server according to the flags; a diagnostic if that fails. */
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

/** Says that the server uses another port than the flags name. */
export function sayPort({ say }: Pick<Terminal, 'say'>, { port }: OpenServer, flags: Pick<ServerFlags, 'port'>): void {
  if (flags.port !== 0 && port !== flags.port) say(`Port ${flags.port} is in use, using ${port} instead.`)
}

/** The certificate of the flags, if any; the code that reads it is only loaded if needed. */
async function findCertificate({ cert, key }: ServerFlags): Promise<Certificate | Diagnostic | undefined> {
  if (cert === undefined && key === undefined) return undefined
  if (cert === undefined || key === undefined) return HALF_CERTIFICATE
  const { readCertificate } = await import('./read-certificate.js')
  return readCertificate({ cert, key })
}

const HALF_CERTIFICATE: Diagnostic = {
  code: 'half-certificate',
  severity: 'error',
  message: 'HTTPS needs a certificate and its key',
  hint: 'Give both: --cert localhost.pem --key localhost-key.pem',
}
