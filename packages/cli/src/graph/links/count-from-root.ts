/** A route from the config, resolved from the site's root, with or without a leading slash; unchecked links stay. */
export function countFromRoot(route: string): string {
  return /^(?:\/|pathname:)/.test(route) ? route : `/${route}`
}
