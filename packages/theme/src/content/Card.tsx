import type { CardProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { IconSlot } from '../components/IconSlot.js'

/**
 * A card. If its title is a link, the style sheet extends the link over the whole card. So the card is one link with a
 * short name, and links in its text still work.
 */
export function Card({ title, icon, children }: CardProps): ReactElement {
  return (
    <div className="card-box">
      <IconSlot icon={icon} className="card-icon" />
      {title !== undefined && <p className="card-box-title">{title}</p>}
      {children !== undefined && <div className="card-body">{children}</div>}
    </div>
  )
}
