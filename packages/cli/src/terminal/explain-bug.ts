import { inspect } from 'node:util'

/** Returns the message for a bug in docgen itself: its first lines are for the user, the stack for the bug report. */
export function explainBug(error: unknown, version: string): string {
  if (isReplaced(error)) {
    return [
      '',
      'docgen was updated or removed while it ran, and can no longer find its own files. Start it again.',
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

/**
 * Whether a chunk of docgen's own code is missing: an update replaces the chunks, because their names contain hashes.
 */
function isReplaced(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND') return false
  return /^Cannot find module '[^']*[\\/]dist[\\/](?:chunk|shared)-[\w-]+\.js'/.test(error.message)
}

/**
 * Returns the message for a failed write to disk, or for a file that Node.js denies access to; `undefined` for every
 * other error. Recognizes failed writes by their messages, because errors from threads keep nothing else.
 */
export function explainDiskFailure(error: unknown): string | undefined {
  if (isDenied(error)) {
    const flag = error.permission === 'FileSystemWrite' ? '--allow-fs-write' : '--allow-fs-read'
    return `\nNode.js was started with --permission, and without access to ${error.resource}.\nAdd ${flag}=${error.resource}\n`
  }
  const message = error instanceof Error ? error.message : ''
  if (!FAILURE.test(message)) return undefined
  return [
    '',
    `Could not write to disk: ${message.split('\n')[0]}`,
    'The last output is unchanged. Free disk space for the .docgen and output folders of the site, and run docgen again.',
    '',
  ].join('\n')
}

/** An error of Node.js under `--permission`. */
interface DeniedAccess {
  readonly permission: 'FileSystemRead' | 'FileSystemWrite'
  /** Absolute path. */
  readonly resource: string
}

function isDenied(error: unknown): error is DeniedAccess {
  return error instanceof Error && 'permission' in error && /^FileSystem(?:Read|Write)$/.test(String(error.permission))
}

// Messages of Node.js and of operating systems.
const FAILURE = /^(?:ENOSPC|EDQUOT|EIO)\b|No space left on device|Disk quota exceeded|^Input\/output error$/

/** Kinds of resources of docgen itself: on a busy machine, its threads and processes take seconds to end. */
const DOCGEN_RESOURCE = /^(?:TTY|Pipe|FSReq|MessagePort|Process|Immediate)/

/** Whether a process waits for a resource that only code of the site can have opened. */
export function hasSiteResources(resources: readonly string[]): boolean {
  return resources.some((kind) => !DOCGEN_RESOURCE.test(kind))
}

/**
 * Returns the message for a process that is done but does not exit; `resources` are the kinds of resources that Node.js
 * still waits for.
 */
export function explainLingering(resources: readonly string[]): string {
  const kinds = [...new Set(resources)].filter((kind) => !DOCGEN_RESOURCE.test(kind))
  const kindList = kinds.length === 0 ? '' : ` (${kinds.join(', ')})`
  return `\nCode of the site keeps running${kindList}: a setInterval, a server or a watcher that it does not stop. docgen is done, and ends the process.\n`
}

/**
 * Returns the message for an empty event loop with unresolved promises: Node.js would exit silently, with success.
 * `pending` are the names of the activities that have not ended.
 */
export function explainStall(pending: readonly string[]): string {
  // The name of a plugin's activity begins with the name of its page's activity: name only the plugin's.
  const innermost = pending.filter((each) => !pending.some((other) => other.startsWith(`${each}: `)))
  const where = innermost.length === 0 ? 'the config and the hooks of its plugins' : innermost.join(', ')
  return [
    '',
    'docgen has nothing left to wait for, but is not done: a promise never settles.',
    `Look for it in ${where}: a new Promise that never calls resolve, or an await that never resumes.`,
    'The last output is unchanged.',
    '',
  ].join('\n')
}
