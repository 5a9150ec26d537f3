/** What docgen says when nothing is left to do, and what it waits for has not come: Node would end in silence, and well. */
export function explainStall(): string {
  return [
    '',
    'docgen has nothing left to wait for, and is not done: a promise is never settled.',
    'Look for one in the config and in the hooks of its plugins: a new Promise that never calls resolve, an await for',
    'something that does not come. The last output is as it was.',
    '',
  ].join('\n')
}
