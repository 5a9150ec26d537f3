/** `path` as a link in `file` spells it; both relative to the site's folder. */
export function relativePath(file: string, path: string): string {
  const from = file.split('/').slice(0, -1)
  const to = path.split('/')
  let shared = 0
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++
  const up = from.length - shared
  return (up === 0 ? './' : '../'.repeat(up)) + to.slice(shared).join('/')
}
