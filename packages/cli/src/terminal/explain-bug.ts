/** What docgen says when it is docgen itself that failed: the stack is for the report, the first lines for the person. */
export function explainBug(error: unknown, version: string): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return [
    '',
    `docgen ${version} ran into a bug of its own. Your site is not to blame, and its last output is as it was.`,
    'Please report it with the lines below. Until it is mended, docgen build --no-cache may help.',
    '',
    stack,
    '',
  ].join('\n')
}
