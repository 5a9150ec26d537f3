/** Target of a request. */
export interface Target {
  /** Decoded, with a leading slash; keeps a trailing slash. */
  readonly path: string
  /** As written, without the question mark; empty if there is none. */
  readonly query: string
}

/** Maximum length of a target, in characters. */
const MAX_LENGTH = 4096
const CONTROL = /[\u0000-\u001f\u007f]/

/**
 * Parses the target of a request line. Returns `undefined` for targets that no browser sends: anything but a path,
 * invalid escapes, escaped separators, `.` and `..`, and names with a special meaning on some file system.
 */
export function readTarget(raw: string): Target | undefined {
  if (!raw.startsWith('/') || raw.length > MAX_LENGTH || raw.includes('#')) return undefined
  const mark = raw.indexOf('?')
  const rawPath = mark === -1 ? raw : raw.slice(0, mark)
  const segments: string[] = []
  for (const segment of rawPath.slice(1).split('/')) {
    const decoded = decode(segment)
    if (decoded === undefined || !isName(decoded)) return undefined
    segments.push(decoded)
  }
  return { path: `/${segments.join('/')}`, query: mark === -1 ? '' : raw.slice(mark + 1) }
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** Whether a segment is empty or can be a file name. `C:x` and `x::$DATA` have a special meaning on Windows. */
function isName(segment: string): boolean {
  if (/^\.{1,}$|[/\\]/.test(segment) || CONTROL.test(segment)) return false
  return !/^[a-z]:|::?\$/i.test(segment)
}
