import { posix } from 'node:path'

/** `path` as a link in `file` spells it; both relative to the site's folder. */
export function relativePath(file: string, path: string): string {
  const relative = posix.relative(posix.dirname(file), path)
  return relative.startsWith('../') ? relative : `./${relative}`
}
