/** What a request asks for. */
export interface Target {
  /** Decoded, with a slash before it; a final slash stays. */
  readonly path: string
  /** As it was written, without the question mark; empty where there is none. */
  readonly query: string
}

const MAX_LENGTH = 4096
const CONTROL = /[\u0000-\u001f\u007f]/

/**
 * Reads the target of a request line. `undefined` where no browser writes such a thing: another form than a path, escapes that
 * are no text or hide a separator, `.` and `..`, and whatever some file system takes for more than a name.
 */
export function readTarget(raw: string): Target | undefined {
  if (!raw.startsWith('/') || raw.length > MAX_LENGTH || raw.includes('#')) return undefined
  const mark = raw.indexOf('?')
  const written = mark === -1 ? raw : raw.slice(0, mark)
  const segments: string[] = []
  for (const segment of written.slice(1).split('/')) {
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

/** Separators and control characters are in no name; `C:x` and `x::$DATA` are more than names on Windows. */
function isName(segment: string): boolean {
  if (/^\.{1,}$|[/\\]/.test(segment) || CONTROL.test(segment)) return false
  return !/^[a-z]:|::?\$/i.test(segment)
}
