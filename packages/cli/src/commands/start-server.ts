import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import type { Diagnostic } from '@docgen/renderer/contract'
import { type OpenServer, openServer } from '../serve/open-server.js'
import { describeServeError } from './describe-serve-error.js'
import type { ServerFlags } from './serve-command.js'

/** Starts a server as the flags ask; a diagnostic where it can't be. */
export async function startServer(listener: RequestListener, flags: ServerFlags): Promise<OpenServer | Diagnostic> {
  const { port, strictPort, host, cert, key } = flags
  if ((cert === undefined) !== (key === undefined)) return HALF_CERTIFICATE
  try {
    const certificate =
      cert === undefined || key === undefined ? undefined : { cert: readFileSync(cert), key: readFileSync(key) }
    const isStrictPort = strictPort === true
    return await openServer({ listener, port, isStrictPort, host, ...(certificate && { certificate }) })
  } catch (error) {
    return describeServeError(error, flags)
  }
}

const HALF_CERTIFICATE: Diagnostic = {
  code: 'half-certificate',
  severity: 'error',
  message: 'HTTPS needs a certificate and its key',
  hint: 'Give both: --cert localhost.pem --key localhost-key.pem',
}
