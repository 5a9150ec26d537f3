import { inspect } from 'node:util'

/** Message for a bug in docgen itself: the stack is for the bug report, the first lines are for the user. */
export function explainBug(error: unknown, version: string): string {
  if (isReplaced(error)) {
    return [
      '',
      'docgen was updated or removed while it ran, and can’t find its own files any more. Start it again.',
      '',
    ].join('\n')
  }
  const stack =
    error instanceof Error ? (error.stack ?? error.message) : typeof error === 'string' ? error : inspect(error)
  return [
    '',
    `docgen ${version} has a bug. Your site is not the cause, and its last output is unchanged.`,
    'Report it with the lines below. Until it is fixed, docgen build --no-cache may help.',
    '',
    stack,
    '',
  ].join('\n')
}

/** Whether one of docgen's own modules is missing: lazy chunks have hashes in their names. */
function isReplaced(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND') return false
  return /^Cannot find module '[^']*[\\/]dist[\\/](?:chunk|shared)-[\w-]+\.js'/.test(error.message)
}
