import type { Diagnostic } from '@docgen/renderer/contract'

/** The diagnostic for a machine without a remote cache, or without a key to upload to it. `obstacle` is a clause. */
export function explainObstacle(obstacle: string): Diagnostic {
  return {
    code: 'no-remote-cache',
    severity: 'error',
    message: `docgen has no remote cache to use here: ${obstacle}`,
    hint: 'docgen cache keygen creates keys and prints where they belong',
  }
}
