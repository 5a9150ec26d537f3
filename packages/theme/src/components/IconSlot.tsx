import type { ReactElement } from 'react'

/** Props of an icon of the site. */
export interface IconSlotProps {
  /** HTML of the icon; nothing is rendered without it. */
  readonly icon: string | undefined
  readonly className?: string
}

/** An icon of the site, hidden from assistive technology. */
export function IconSlot({ icon, className = 'glyph-box' }: IconSlotProps): ReactElement | null {
  return icon === undefined ? null : <span className={className} dangerouslySetInnerHTML={{ __html: icon }} />
}
