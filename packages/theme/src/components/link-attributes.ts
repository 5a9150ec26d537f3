/** A link as the config defines it. */
export interface WrittenLink {
  readonly isExternal: boolean
  /** Unknown config attributes, passed through (`target`, `data-…`, `aria-…`). */
  readonly attributes?: Readonly<Record<string, string>>
}

/**
 * The attributes of a link element. External links open in a new tab; attributes of the config win. Style attributes
 * are dropped: React accepts no style text, and the content security policy would block it.
 */
export function linkAttributes({ isExternal, attributes = {} }: WrittenLink): Readonly<Record<string, string>> {
  const withoutStyle = Object.fromEntries(Object.entries(attributes).filter(([name]) => name.toLowerCase() !== 'style'))
  return isExternal ? { target: '_blank', rel: 'noopener noreferrer', ...withoutStyle } : withoutStyle
}
