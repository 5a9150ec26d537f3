/** What a link of the config says of itself. */
export interface WrittenLink {
  readonly isExternal: boolean
  /** Unknown config attributes, passed through (`target`, `data-…`, `aria-…`). */
  readonly attributes?: Readonly<Record<string, string>>
}

/**
 * The attributes of a link's element: another site opens in a tab of its own, and the config's own attributes win over that.
 * React takes no style text, and the content security policy would refuse it.
 */
export function linkAttributes({ isExternal, attributes = {} }: WrittenLink): Readonly<Record<string, string>> {
  const own = Object.fromEntries(Object.entries(attributes).filter(([name]) => name.toLowerCase() !== 'style'))
  return isExternal ? { target: '_blank', rel: 'noopener noreferrer', ...own } : own
}
