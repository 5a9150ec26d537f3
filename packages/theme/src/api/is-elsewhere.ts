/** Whether a URL of a description points to another site. */
export function isElsewhere(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href)
}
