/** Message for an empty event loop with unresolved promises: Node.js would exit silently, with success. */
export function explainStall(pending: readonly string[]): string {
  const where = pending.length === 0 ? 'the config and the hooks of its plugins' : pending.join(', ')
  return [
    '',
    'docgen has nothing left to wait for, and is not done: a promise is never settled.',
    `Look for it in ${where}: a new Promise that never calls resolve, an await for something that never comes.`,
    'The last output is as it was.',
    '',
  ].join('\n')
}
