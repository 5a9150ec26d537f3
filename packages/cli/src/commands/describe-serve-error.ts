import type { Diagnostic } from '@docgen/renderer/contract'
import { describeFileError } from '../read/describe-file-error.js'
import type { ServeOptions } from './serve-command.js'

/** Why the server could not start, for the user; rethrows what no system reports. */
export function describeServeError(error: unknown, { port, host }: ServeOptions): Diagnostic {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const refused = { code: 'server-not-started', severity: 'error' } as const
  switch (code) {
    case 'EADDRINUSE':
      return {
        ...refused,
        message: `port ${port} is taken`,
        hint: 'Choose another with --port, or leave out --strict-port',
      }
    case 'EACCES':
      return {
        ...refused,
        message: `no permission to listen at port ${port}`,
        hint: 'Choose one above 1023 with --port',
      }
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { ...refused, message: `${host} is no address of this machine`, hint: 'Leave out --host, or use 0.0.0.0' }
    case 'ENOENT':
    case 'EISDIR': {
      const file = error instanceof Error && 'path' in error ? String(error.path) : 'the certificate'
      return {
        ...refused,
        message: `${file} ${describeFileError(error)}`,
        hint: 'Name a certificate by --cert and its key by --key, both in PEM form',
      }
    }
  }
  if (code.startsWith('ERR_OSSL') || code.startsWith('ERR_TLS')) {
    return { ...refused, message: 'certificate and key do not fit together, or are not in PEM form' }
  }
  throw error
}
