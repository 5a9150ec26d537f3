/** What docgen says where the disk does not take what it makes on the way to the output; `undefined` for every other error. Of errors in threads nothing but the message is known. */
export function explainDiskFailure(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : ''
  if (!FAILURE.test(message)) return undefined
  return [
    '',
    `The disk does not take what docgen writes: ${message.split('\n')[0]}`,
    'The last output is as it was. Make room for the site’s folder .docgen and its output, and run docgen again.',
    '',
  ].join('\n')
}

// Of Node, and of the cache's database.
const FAILURE = /^(?:ENOSPC|EDQUOT|EIO)\b|No space left on device|Disk quota exceeded|^Input\/output error$/
