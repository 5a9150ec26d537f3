/** Site-relative path of a file named in `from`: relative to `from`'s folder, or to the site's folder when it starts with `/`. Nothing where it leads out of the site. */
export function resolveInclude(from: string, href: string): string | undefined {
  const base = href.startsWith('/') ? [] : from.split('/').slice(0, -1)
  const path: string[] = []
  for (const part of [...base, ...href.split('/')]) {
    if (part === '' || part === '.') continue
    if (part !== '..') path.push(part)
    else if (path.pop() === undefined) return undefined
  }
  return path.join('/')
}
