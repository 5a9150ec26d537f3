/** Adds the leading slash that a route in the config may lack; links with `pathname:` stay as they are. */
export function toRootPath(route: string): string {
  return /^(?:\/|pathname:)/.test(route) ? route : `/${route}`
}
