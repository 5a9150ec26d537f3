import type { AdmonitionProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../components/Icon.js'
import { joinClassNames } from '../components/join-class-names.js'

/** A callout in the text, such as a note or a warning. */
export function Admonition({
  text,
  kind,
  name,
  title,
  hasOwnIcon,
  isUntitled,
  children,
}: AdmonitionProps): ReactElement {
  const defaultTitle = text(`theme.admonition.${name ?? kind}`)
  const className = joinClassNames(
    `admonition admonition-${kind}`,
    name !== undefined && `admonition-${name}`,
    isUntitled && 'admonition-untitled',
  )
  return (
    // Without a title, only the icon shows the kind.
    <div className={className} role="note" aria-label={isUntitled ? defaultTitle : undefined}>
      <p className="admonition-title">
        {!hasOwnIcon && <Icon name={kind} />}
        {(!isUntitled || title) && <span>{title ?? defaultTitle}</span>}
      </p>
      <div className="admonition-content">{children}</div>
    </div>
  )
}
