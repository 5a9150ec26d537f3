/** Whether an address of a description is one of another site. */
export function isElsewhere(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href)
}
