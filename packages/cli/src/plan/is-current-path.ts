/** When a navbar link counts as current. */
export interface CurrentRule {
  readonly path?: string | undefined
  readonly basePath?: string | undefined
  readonly baseRegex?: string | undefined
}

/**
 * Whether a navbar link is current on the page at `route`: by its own path or any path below, by `basePath`, or by
 * `baseRegex`. The root is only current on itself, because everything is below it.
 */
export function isCurrentPath(route: string, { path, basePath, baseRegex }: CurrentRule): boolean {
  if (baseRegex !== undefined) return new RegExp(baseRegex, 'i').test(route)
  if (basePath !== undefined) return route.toLowerCase().startsWith(normalize(basePath))
  if (path === undefined) return false
  const target = normalize(path)
  const here = normalize(route)
  return here === target || (target !== '/' && here.startsWith(`${target}/`))
}

function normalize(path: string): string {
  const [bare = ''] = path.toLowerCase().split(/[?#]/)
  return `/${bare.replace(/^\/+|(?<!\/)\/+$/g, '')}`
}
