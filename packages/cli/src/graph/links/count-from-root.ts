/** A route of the config as it counts, from the site's root, whether it is written with a slash or not; links that nobody is to look after stay. */
export function countFromRoot(route: string): string {
  return /^(?:\/|pathname:)/.test(route) ? route : `/${route}`
}
