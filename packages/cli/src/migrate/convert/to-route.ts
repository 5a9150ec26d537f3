/** Converts a path of a Docusaurus config to a route: with a leading slash. URLs and anchors stay as they are. */
export function toRoute(path: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(path) ? path : `/${path.replace(/^\.\//, '')}`
}

/** The field of a link for what Docusaurus has in `to`, which may also be the URL of another site. */
export function toTarget(to: string): { readonly to: string } | { readonly href: string } {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to) ? { href: to } : { to: toRoute(to) }
}
