/** A path of a Docusaurus config as docgen writes routes: with a slash before it. Addresses and anchors stay as they are. */
export function toRoute(path: string): string {
  return /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(path) ? path : `/${path.replace(/^\.\//, '')}`
}
