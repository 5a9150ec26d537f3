import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A certificate for `localhost` and its key, as separate files. */
export interface Certificate {
  readonly cert: string
  readonly key: string
  readonly remove: () => void
}

/**
 * Creates a certificate that expires after a day, with openssl and its name of a key type; `undefined` if openssl
 * is not installed.
 */
export function createCertificate(newKey: 'ec' | 'rsa:512' = 'ec'): Certificate | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-certificate-'))
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  const curve = newKey === 'ec' ? ['-pkeyopt', 'ec_paramgen_curve:prime256v1'] : []
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        newKey,
        ...curve,
        '-nodes',
        '-days',
        '1',
        '-subj',
        '/CN=localhost',
        '-keyout',
        key,
        '-out',
        cert,
      ],
      { stdio: 'pipe' },
    )
    return { cert, key, remove }
  } catch (error) {
    remove()
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
