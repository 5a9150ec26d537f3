/**
 * Message for a failure to write intermediate files; `undefined` for every other error. Errors from threads only
 * keep their message.
 */
export function explainDiskFailure(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : ''
  if (!FAILURE.test(message)) return undefined
  return [
    '',
    `Could not write to disk: ${message.split('\n')[0]}`,
    'The last output is unchanged. Free disk space for the .docgen and output folders of the site, and run docgen again.',
    '',
  ].join('\n')
}

// Messages of Node.js, and of the cache's database.
const FAILURE = /^(?:ENOSPC|EDQUOT|EIO)\b|No space left on device|Disk quota exceeded|^Input\/output error$/
