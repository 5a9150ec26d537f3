import type { BadgeProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { IconSlot } from './IconSlot.js'

/** A short label in the text. */
export function Badge({ kind, icon, children }: BadgeProps): ReactElement {
  return (
    <span className={`badge badge-${kind}`}>
      <IconSlot icon={icon} />
      {children}
    </span>
  )
}
