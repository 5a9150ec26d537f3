/** Message for an empty event loop with unresolved promises: Node.js would exit silently, with success. */
export function explainStall(pending: readonly string[]): string {
  const where = pending.length === 0 ? 'the config and the hooks of its plugins' : pending.join(', ')
  return [
    '',
    'docgen has nothing left to wait for, but is not done: a promise never settles.',
    `Look for it in ${where}: a new Promise that never calls resolve, or an await that never resumes.`,
    'The last output is unchanged.',
    '',
  ].join('\n')
}
