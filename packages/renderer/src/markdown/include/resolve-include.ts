/**
 * Resolves the path of a file that the file `from` names. Relative paths are relative to the folder of `from`, because
 * the compiler does not know the site's folder; paths with a leading `/` are relative to the site's folder, and begin
 * with `/../` for files outside of it.
 */
export function resolveInclude(from: string, href: string): string {
  const folder = from.slice(0, from.lastIndexOf('/') + 1)
  const whole = href.startsWith('/') ? href : folder + href
  const isAbsolute = whole.startsWith('/')
  const path: string[] = []
  for (const part of whole.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') path.push(part)
    else if (path.length > 0 && path.at(-1) !== '..') path.pop()
    else path.push('..')
  }
  return (isAbsolute ? '/' : '') + path.join('/')
}
