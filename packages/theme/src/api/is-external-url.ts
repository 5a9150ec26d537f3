/** Whether a URL in an API description is absolute, so that it opens like a link to another site. */
export function isExternalUrl(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href)
}
