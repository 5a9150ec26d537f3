import type { AdmonitionProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../components/Icon.js'

/** A callout in the text, such as a note or a warning. */
export function Admonition({ text, kind, name, title, hasOwnIcon, children }: AdmonitionProps): ReactElement {
  return (
    <div className={`admonition admonition-${kind}${name === undefined ? '' : ` admonition-${name}`}`} role="note">
      <p className="admonition-title">
        {!hasOwnIcon && <Icon name={kind} />}
        <span>{title ?? text(`theme.admonition.${name ?? kind}`)}</span>
      </p>
      <div className="admonition-content">{children}</div>
    </div>
  )
}
