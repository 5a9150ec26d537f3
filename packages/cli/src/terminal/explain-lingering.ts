/** Message for a process that is done and does not exit; `resources` are what Node.js still waits for. */
export function explainLingering(resources: readonly string[]): string {
  const kinds = [...new Set(resources)].filter((kind) => !/^(?:TTY|Pipe|FSReq|MessagePort|Process)/.test(kind))
  const what = kinds.length === 0 ? '' : ` (${kinds.join(', ')})`
  return `\nCode of the site keeps running${what}: a setInterval, a server or a watcher that it does not stop. docgen is done, and ends the process.\n`
}
