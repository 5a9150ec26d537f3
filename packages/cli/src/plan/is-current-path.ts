/** When a navbar link counts as the place where the reader is. */
export interface CurrentRule {
  readonly path?: string | undefined
  readonly basePath?: string | undefined
  readonly baseRegex?: string | undefined
}

/**
 * Whether a navbar link is current on the page at `route`: by its own path or what lies below it, by `basePath`, or by
 * `baseRegex`. The root is current on itself only: everything lies below it.
 */
export function isCurrentPath(route: string, { path, basePath, baseRegex }: CurrentRule): boolean {
  if (baseRegex !== undefined) return new RegExp(baseRegex, 'i').test(route)
  if (basePath !== undefined) return route.toLowerCase().startsWith(normalise(basePath))
  if (path === undefined) return false
  const target = normalise(path)
  const here = normalise(route)
  return here === target || (target !== '/' && here.startsWith(`${target}/`))
}

function normalise(path: string): string {
  const [bare = ''] = path.toLowerCase().split(/[?#]/)
  return `/${bare.replace(/^\/+|(?<!\/)\/+$/g, '')}`
}
