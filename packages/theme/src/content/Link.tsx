import type { LinkProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/** A link in the text; external links open in a new tab. */
export function Link({ href, isExternal, title, attributes, children }: LinkProps): ReactElement {
  const external = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={href} title={title} {...external} {...attributes}>
      {children}
    </a>
  )
}

Link.opaqueProps = ['href', 'title'] as const
