import type { Diagnostic } from '@docgen/renderer/contract'
import type { ServerFlags } from './serve-command.js'

/** The diagnostic for a server that could not start; rethrows errors that are not system errors. */
export function describeServeError(error: unknown, { port, host, strictPort }: ServerFlags): Diagnostic {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const refused = { code: 'server-not-started', severity: 'error' } as const
  switch (code) {
    case 'EADDRINUSE':
      return strictPort
        ? {
            ...refused,
            message: `port ${port} is taken`,
            hint: 'Choose another with --port, or leave out --strict-port',
          }
        : {
            ...refused,
            message: `port ${port} is taken, and so are those after it`,
            hint: 'Choose another with --port; 0 takes any that is free',
          }
    case 'EACCES':
      return {
        ...refused,
        message: `no permission to listen at port ${port}`,
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
        hint: 'Leave out --host, or use 0.0.0.0',
      }
  }
  throw error
}
