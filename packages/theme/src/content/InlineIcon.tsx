import type { IconProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/** An icon in the text, an image for screen readers if it has a label. */
export function InlineIcon({ icon, label }: IconProps): ReactElement {
  const meaning = label === undefined ? {} : { role: 'img', 'aria-label': label }
  return <span className="glyph-box" {...meaning} dangerouslySetInnerHTML={{ __html: icon }} />
}
